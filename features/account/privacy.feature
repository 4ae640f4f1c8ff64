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

    @MINE-06 @MINE-03
    Scenario: What I open is said to be seen by those to whom I open it
      Given I am a member
      And I visit the member directory page
      And I click the words "내 공개 범위"
      And I choose "내 구역" for "전화번호"
      And I choose "모든 교인" for "생일"
      And a status in the page says "저장했습니다."
      When I visit the privacy page
      Then the part "교인 명부에 적힌 것" says "보는 분: 우리 구역"
      And the part "교인 명부에 적힌 것" says "보는 분: 모든 교인"

    @MINE-06 @MINE-02
    Scenario: An account that is linked to no member sees its own part, and how to be linked
      Given I am an unlinked
      When I visit the privacy page
      Then the part "내 계정" says "hana.jung@example.org"
      And I see "아직 교인 명부와 연결되어 있지 않아, 계정에 적힌 것만 있습니다."
      And the link "나의 교회에서 연결 신청하기" leads to /account/home
      And I do not see "교인 명부에 적힌 것"
      And the church refused no call

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

    @MINE-06 @browser
    Scenario: The file holds what the page shows
      Given I am a member
      And I visit the privacy page
      Then the button "모두 내려받기" saves "my-data-2026-11-18.json" with
        """
        "telephone": "+595 983 711 649"
        """

  Rule: Having it corrected

    @MINE-06
    Scenario: A member asks for a correction, and sees that it waits
      Given I am a member
      And I visit the privacy page
      When I choose "전화번호" for "고칠 칸"
      And I fill "바르게 쓴 내용" with "+595 981 000 111"
      And I click the button "고침 신청하기"
      Then a status in the page says "고침을 신청했습니다."
      And POST /api/Me/corrections carried
        """
        { "field": "telephone", "wanted": "+595 981 000 111", "note": "" }
        """
      And the part "고쳐 달라고 하기" says "2026-11-18 신청"
      And the part "고쳐 달라고 하기" says "기다리는 중"

    @MINE-06
    Scenario: Field and correction are required
      Given I am a member
      And I visit the privacy page
      When I click the button "고침 신청하기"
      Then "고칠 칸" is wrong: "고칠 칸을 골라 주세요."
      And "바르게 쓴 내용" is wrong: "바르게 쓴 내용을 써 주세요."
      And "사무실에 하실 말씀" is not wrong
      And POST /api/Me/corrections was sent 0 times

    @MINE-06 @REL-17
    Scenario: A double click asks once for a correction
      Given I am a member
      And I visit the privacy page
      And I choose "이름" for "고칠 칸"
      And I fill "바르게 쓴 내용" with "김민수(金民秀)"
      And POST /api/Me/corrections is held
      When I double-click the button "고침 신청하기"
      And the held calls are answered
      Then a status in the page says "고침을 신청했습니다."
      And POST /api/Me/corrections was sent 1 time

    @MINE-06
    Scenario: A second request for a field with an open request is refused with a message
      Given I am an editor
      And I visit the privacy page
      When I choose "전화번호" for "고칠 칸"
      And I fill "바르게 쓴 내용" with "+595 981 000 111"
      And I click the button "고침 신청하기"
      Then an alert in the page says "이 칸은 이미 고쳐 달라고 하셨습니다."

    @MINE-06
    Scenario: What waits is taken back, and that is undone
      Given I am an editor
      And I visit the privacy page
      And the part "고쳐 달라고 하기" says "12월 정기 총회 뒤에"
      When I click the button "거두기 전화번호 고침 신청"
      Then I do not see the button "거두기 전화번호 고침 신청"
      When I click the button "되돌리기" in the toast
      Then I see the button "거두기 전화번호 고침 신청"

    @MINE-06 @REL-26 @logs-errors
    Scenario Outline: A correction that <answer> has a message, and nothing is lost
      Given I am a member
      And I visit the privacy page
      And POST /api/Me/corrections <answer>
      When I choose "이름" for "고칠 칸"
      And I fill "바르게 쓴 내용" with "김민석"
      And I click the button "고침 신청하기"
      Then an alert in the page says "<sentence>"
      And "바르게 쓴 내용" holds "김민석"
      And "고칠 칸" holds "name"

      Examples:
        | answer                    | sentence                          |
        | is missing on this server | 지금 서버에서는 고침 신청을 받지 않습니다. |
        | gets no answer            | 쓰신 내용은 그대로 두었습니다.       |

    @MINE-06 @REL-30
    Scenario: What was half written is there after a reload
      Given I am a member
      And I visit the privacy page
      When I fill "바르게 쓴 내용" with "김민석"
      And I reload
      Then "바르게 쓴 내용" holds "김민석"
      When I click the button "내용 지우기"
      Then "바르게 쓴 내용" holds ""

    @MINE-06 @CONT-04
    Scenario: A server that takes no corrections says so, and the rest stays
      Given I am a member
      And GET /api/Me/corrections is missing on this server
      When I visit the privacy page
      Then the part "고쳐 달라고 하기" says "지금 서버에서는 고침 신청을 받지 않습니다."
      And the part "내 계정" says "minsu.kim@example.org"
      And I do not see the button "고침 신청하기"

  Rule: Correcting

    @MINE-06
    Scenario: An Admin sees what the book says and should say, and enters a new telephone
      Given I am an admin
      When I visit the roles page
      Then the part "고침 신청" says "이선영 · sunyoung.lee@example.org · 2026-11-17"
      And the part "고침 신청" says "+595 981 765 432"
      When I double-click the button "이 번호로 고치기 이선영 님의 신청"
      Then a toast says "이선영 님의 신청대로 고쳤다고 알렸습니다."
      And POST /api/Member/corrections/2/done was sent 1 time
      Given I am an editor
      When I visit the privacy page
      Then the part "고쳐 달라고 하기" says "고쳤습니다"
      And the part "교인 명부에 적힌 것" says "+595 981 765 432"

    @MINE-06
    Scenario: A decision is undone
      Given I am an admin
      And I visit the roles page
      When I click the button "이 번호로 고치기 이선영 님의 신청"
      Then I see "기다리는 고침 신청이 없습니다."
      When I click the button "되돌리기" in the toast
      Then I see the button "이 번호로 고치기 이선영 님의 신청"

    @MINE-06
    Scenario: An Admin declines a correction, and the requester reads why
      Given I am an admin
      And I visit the roles page
      When I click the button "거절 이선영 님의 신청"
      And I fill "거절하시는 이유" with "번호를 다시 알려 주세요."
      And I click the button "거절합니다"
      Then I see "기다리는 고침 신청이 없습니다."
      When I dismiss every toast
      Then POST /api/Member/corrections/2/decline was sent 1 time
      Given I am an editor
      When I visit the privacy page
      Then I see "이유: 번호를 다시 알려 주세요."

    @MINE-06 @REL-26
    Scenario: What was taken back meanwhile has a message, and the list is read again
      Given I am an admin
      And I visit the roles page
      And POST /api/Member/corrections/2/done collides with another change
      When I click the button "이 번호로 고치기 이선영 님의 신청"
      Then a toast says "신청을 처리하지 못했습니다. 그사이 다른 분이 내용을 바꾸었습니다."
      And GET /api/Member/corrections was sent 2 times
