Feature: Registering a member
  An Admin registers new members, and nothing that was typed is lost.

  Background:
    Given I am an admin
    And I visit the members page
    And I fill "이름이나 이메일로 찾기" with "한경"
    And I click the button "신규 등록"

  Rule: The dialog

    @MEMB-03 @accessibility @browser
    Scenario: It asks for a name, a gender and a date of birth, and closes on a click outside
      Then I see the dialog "신규 등록"
      And the field "이름" has the focus
      And the options of "성별" are
        | 성별을 선택해 주세요. |
        | 남            |
        | 여            |
        | 선택 안 함       |
      When I press "Enter"
      Then "성별" is wrong: "성별을 선택해 주세요."
      And "생년월일" is wrong: "생년월일을 선택해 주세요."
      And "이름" is wrong: "이름이 비어 있습니다. 이름을 써 주세요."
      And POST /api/Member was sent 0 times
      And the page is accessible at 1280 and 360 px, light and dark
      When I click outside the dialog "신규 등록"
      Then I do not see the dialog "신규 등록"
      And POST /api/Member was sent 0 times

    @MEMB-03
    Scenario: A date of birth after today is not taken
      When I fill in
        | 이름   | 황보라        |
        | 성별   | 여          |
        | 생년월일 | 2026-11-19 |
      And I click the button named just "등록" in the dialog
      Then "생년월일" is wrong: "오늘보다 뒤의 날짜는 쓸 수 없습니다."
      And POST /api/Member was sent 0 times

    @MEMB-03
    Scenario: It closes on Escape, and keeps what was typed
      When I fill "이름" with "황보라"
      And I press "Escape"
      Then I do not see the dialog "신규 등록"
      And POST /api/Member was sent 0 times
      When I click the button "신규 등록"
      Then "이름" holds "황보라"

  Rule: The registration

    Background:
      Given I fill in
        | 이름   | 황보라        |
        | 성별   | 여          |
        | 생년월일 | 1990-02-28 |

    @MEMB-04 @MEMB-03
    Scenario: A valid one closes the dialog, is saved, and is in the list
      When I press "Enter"
      Then I do not see the dialog "신규 등록"
      And a toast says "황보라 회원을 등록했습니다."
      And member 1 of the list says just "황보라방금 등록"
      And I see "401명"
      And POST /api/Member carried
        """
        { "name": "황보라", "gender": "female", "birthDate": "1990-02-28" }
        """
      And GET /api/Member was sent 1 time
      When I reload
      And I fill "이름이나 이메일로 찾기" with "황보라"
      Then members are
        | 황보라 |

    @MEMB-04
    Scenario: A new member with the name of another one is registered after a question
      When I fill "이름" with "김민수"
      And I double-click the button named just "등록" in the dialog
      Then I see "같은 이름의 회원이 이미 있습니다. 다른 분인가요?"
      And POST /api/Member was sent 0 times
      When I click the button "다른 분입니다. 등록합니다"
      Then a toast says "김민수 회원을 등록했습니다."
      And POST /api/Member was sent 1 time

    @MEMB-04 @REL-17
    Scenario: A double click registers once
      Given POST /api/Member is held
      When I double-click the button named just "등록" in the dialog
      And the held calls are answered
      Then a toast says "황보라 회원을 등록했습니다."
      And POST /api/Member was sent 1 time

    @MEMB-04 @REL-16 @REL-26
    Scenario Outline: One that <answer> has a message
      Given POST /api/Member <answer>
      When I press "Enter"
      Then a toast says "황보라 회원을 등록하지 못했습니다. <why>"
      And I do not see the dialog "신규 등록"
      And members are
        | 한경수 |
      And POST /api/Member was sent 1 time

      Examples:
        | answer         | why            |
        | fails          | 서버에 문제가 생겼습니다. |
        | gets no answer | 서버와 연결되지 않았습니다. |

    @MEMB-04 @REL-26
    Scenario: The toast of one that failed opens the dialog with what was typed
      Given POST /api/Member fails once
      When I press "Enter"
      And I click the button "다시 쓰기" in the toast
      Then I see "아직 등록되지 않은 내용입니다."
      And "이름" holds "황보라"
      And the chosen option of "성별" says just "여"
      And "생년월일" holds "1990-02-28"
      When I click the button named just "등록" in the dialog
      Then member 1 of the list says just "황보라방금 등록"

    @MEMB-04
    Scenario: One that fails on another page leads back to the dialog
      Given POST /api/Member is held
      And POST /api/Member fails
      When I press "Enter"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      And the held calls are answered
      Then a toast says "황보라 회원을 등록하지 못했습니다."
      When I click the button "다시 쓰기" in the toast
      Then I am at the members page
      And I see the dialog "신규 등록"
      And "이름" holds "황보라"
