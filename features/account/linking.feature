Feature: An account is linked to its member
  A new account is linked to no member yet: its user requests the link, and an Admin finds the member.

  Rule: Asking

    @MINE-02
    Scenario: An account that is linked to no member requests it, and sees since when it waits
      Given I am an unlinked
      And I visit the my church page
      And I see "이 계정은 아직 교인 명부와 연결되어 있지 않습니다."
      When I fill in
        | 이름        | 정하나       |
        | 생년월일     | 1993-01-06 |
        | 사무실에 하실 말씀 | 람바레 구역입니다. |
      And I click the button "연결 신청하기"
      Then a toast says "연결을 신청했습니다."
      And POST /api/Me/link carried
        """
        { "name": "정하나", "birthDate": "1993-01-06", "note": "람바레 구역입니다." }
        """
      And I see "정하나 · 2026-11-18 신청"
      And I do not see the button "연결 신청하기"

    @MINE-02
    Scenario: Name and date of birth are required
      Given I am an unlinked
      And I visit the my church page
      When I click the button "연결 신청하기"
      Then "이름" is wrong: "이름을 써 주세요."
      And "생년월일" is wrong: "생년월일을 선택해 주세요."
      And "사무실에 하실 말씀" is not wrong
      And the field "이름" has the focus
      And POST /api/Me/link was sent 0 times

    @MINE-02 @REL-26
    Scenario Outline: A request to be linked that <answer> has a message, and nothing is lost
      Given I am an unlinked
      And I visit the my church page
      And POST /api/Me/link <answer>
      When I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      And I click the button "연결 신청하기"
      Then an alert in the page says "<sentence>"
      And "이름" holds "정하나"
      And "생년월일" holds "1993-01-06"

      Examples:
        | answer                       | sentence                         |
        | is missing on this server    | 지금 서버에서는 연결 신청을 받지 않습니다. |
        | collides with another change | 이미 신청하셨거나 이미 연결된 계정입니다. |
        | gets no answer               | 쓰신 내용은 그대로 두었습니다.        |

    @MINE-02 @REL-16
    Scenario: A request to be linked that was lost, changed and sent again says that the first has arrived
      Given I am an unlinked
      And I visit the my church page
      And POST /api/Me/link gets no answer once
      And I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      When I click the button "연결 신청하기"
      Then an alert in the page says "연결을 신청하지 못했습니다."
      When I fill "이름" with "정한나"
      And I click the button "연결 신청하기"
      Then I see "그래도 다시 보내시겠습니까?"
      When POST /api/Me/link collides with another change
      And I click the button "그래도 다시 보내기"
      Then an alert in the page says "이미 신청하셨거나 이미 연결된 계정입니다."
      And POST /api/Me/link was sent 2 times

    @MINE-02 @REL-17
    Scenario: A double click asks once to be linked
      Given I am an unlinked
      And I visit the my church page
      And I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      And POST /api/Me/link is held
      When I double-click the button "연결 신청하기"
      And the held calls are answered
      Then a toast says "연결을 신청했습니다."
      And POST /api/Me/link was sent 1 time

    @MINE-02 @REL-30
    Scenario: What was half written is there after a reload, and can be cleared
      Given I am an unlinked
      And I visit the my church page
      When I fill "이름" with "정하나"
      And I reload
      Then "이름" holds "정하나"
      When I click the button "내용 지우기"
      Then "이름" holds ""

    @MINE-02
    Scenario: A request that waits is taken back, and can be made again
      Given I am an unlinked
      And I visit the my church page
      And I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      And I click the button "연결 신청하기"
      And a toast says "연결을 신청했습니다."
      When I click the button "신청 거두기"
      And I double-click the button "거둡니다"
      Then a toast says "연결 신청을 거두었습니다."
      And I see the button "연결 신청하기"
      And DELETE /api/Me/link was sent 1 time

    @MINE-02 @REL-26
    Scenario Outline: A request that waits stays when taking it back <answer>
      Given I am an unlinked
      And I visit the my church page
      And I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      And I click the button "연결 신청하기"
      And a toast says "연결을 신청했습니다."
      And DELETE /api/Me/link <answer>
      When I click the button "신청 거두기"
      And I click the button "거둡니다"
      Then a toast says "연결 신청을 거두지 못했습니다. <why>"
      And I see the button "신청 거두기"

      Examples:
        | answer                    | why                         |
        | is missing on this server | 지금 서버에서는 할 수 없는 일입니다. |
        | fails                     | 서버에 문제가 생겼습니다.      |

  Rule: Deciding

    Background:
      Given I am an unlinked
      And I visit the my church page
      And I fill in
        | 이름    | 정하나       |
        | 생년월일 | 1993-01-06 |
      And I click the button "연결 신청하기"
      And a toast says "연결을 신청했습니다."
      And I am an admin

    @MINE-02
    Scenario: An Admin sees who asks and who fits, and links them
      When I visit the roles page
      Then the part "교인 연결 신청" says "정하나 · hana.jung@example.org · 2026-11-18"
      And I see "이름과 생년월일이 같음"
      When I click the button "연결 정하나 396번"
      Then a toast says "정하나 님의 신청을 승인했습니다."
      And I do not see the button "연결 정하나"
      Given I am an unlinked
      When I visit the my church page
      Then I see "람바레 구역"

    @MINE-02 @REL-17
    Scenario: A link is made once, and undone
      Given I visit the roles page
      When I double-click the button "연결 정하나"
      Then I do not see the button "연결 정하나"
      And POST /api/Member/links/2/accept was sent 1 time
      When I double-click the button "되돌리기" in the toast
      Then I see the button "연결 정하나"
      And POST /api/Member/links/2/reopen was sent 1 time

    @MINE-02
    Scenario: An Admin declines, and the requester reads why
      Given I visit the roles page
      When I click the button "거절 정하나 님의 신청"
      And I fill "거절하시는 이유" with "생년월일이 명부와 다릅니다."
      And I click the button "거절합니다"
      Then I do not see the button "연결 정하나"
      When I click the link "교사"
      Then POST /api/Member/links/2/decline was sent 1 time
      Given I am an unlinked
      When I visit the my church page
      Then I see "이유: 생년월일이 명부와 다릅니다."
      And I see the button "연결 신청하기"

    @MINE-02 @REL-26
    Scenario Outline: A link that <answer> has a message, and the list is read again
      Given I visit the roles page
      And POST /api/Member/links/2/accept <answer>
      When I click the button "연결 정하나"
      Then a toast says "신청을 처리하지 못했습니다. <why>"
      And I see the button "연결 정하나"
      And GET /api/Member/links was sent 2 times

      Examples:
        | answer                       | why                   |
        | collides with another change | 그사이 다른 분이 내용을 바꾸었습니다. |
        | fails                        | 서버에 문제가 생겼습니다.        |
