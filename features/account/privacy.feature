Feature: What the church knows of me
  A user sees all that the church keeps of them, with who sees it, and takes it along.

  Rule: Seeing

    @MINE-06 @ROUTE-03
    Scenario: A member sees account, entry and requests, each with who sees it
      Given I am a member
      When I visit the privacy page
      Then the part "내 계정" says "minsu.kim@example.org"
      And the part "교인 명부에 적힌 것" says "+595 983 711 649"
      And the part "교인 명부에 적힌 것" says "보는 분: 사무실(관리자)"
      And the part "교인 명부에 적힌 것" says "호산나찬양대"
      And the part "내가 쓰고 신청한 것" says "교사"
      And the link "누구에게 보일지 정하기" leads to /account/directory
      And the current page in the navigation "내 계정" says "내 개인정보"
      And the page is accessible at 1280 and 360 px, light and dark

    @MINE-06 @MINE-03
    Scenario: What I open is said to be seen by those to whom I open it
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      And I choose "내 구역" for "전화번호"
      And I choose "모든 교인" for "생일"
      And I click the button "저장"
      And a status in the page says "공개 범위를 저장했습니다."
      When I visit the privacy page
      Then the part "교인 명부에 적힌 것" says "보는 분: 우리 구역"
      And the part "교인 명부에 적힌 것" says "보는 분: 모든 교인"

    @MINE-06 @MINE-02
    Scenario: An account that is linked to nobody sees its own part, and how to be linked
      Given I am an unlinked
      When I visit the privacy page
      Then the part "내 계정" says "hana.jung@example.org"
      And I see "아직 교인 명부와 연결되어 있지 않아, 계정에 적힌 것만 있습니다."
      And the link "나의 교회에서 연결 신청하기" leads to /account/home
      And I do not see "교인 명부에 적힌 것"
      And the church refused no call
      And the page is accessible at 1280 and 360 px, light and dark

    @MINE-06 @MINE-01
    Scenario: It is found from my church
      Given I am a member
      And I visit the my church page
      When I click the link "교회가 나에 대해 가지고 있는 것 모두 보기"
      Then I am at the privacy page

    @MINE-06 @REL-15 @logs-errors
    Scenario: Without an answer it says so, and can be tried again
      Given I am a member
      And GET /api/Me/export fails once
      When I visit the privacy page
      Then I see "개인정보를 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then the part "내 계정" says "minsu.kim@example.org"

    @MINE-06 @CONT-04
    Scenario: A server that cannot tell says so
      Given the known-only world
      And I am a member
      When I visit the privacy page
      Then I see "지금 서버에서는 개인정보를 보여 드릴 수 없습니다."
      And no toast is shown

  Rule: Taking along

    @MINE-06
    Scenario: The file holds what the page shows
      Given I am a member
      And I visit the privacy page
      Then the button "모두 내려받기" saves "my-data-2026-11-18.json" with
        """
        "telephone": "+595 983 711 649"
        """
