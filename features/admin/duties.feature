Feature: Mission societies
  An admin moves members between duties by mouse, finger, keys or a button; each move is saved at once and can be undone.

  Background:
    Given I am an admin

  @DUTY-01
  Scenario Outline: The duties stand there with their members at <address>
    When I visit <address>
    Then I see the heading "직분 관리"
    And the board shows every duty of the church with its members

    Examples:
      | address              |
      | /member/manageDuties |
      | /duty/manage         |

  @DUTY-03 @DUTY-04 @browser
  Scenario: A member dragged onto another duty stands there at once, and stays
    Given I visit the duties page
    When I hold "강태준" over the place "휴무장로"
    Then the place "휴무장로" says "여기에 놓으면 휴무장로로 옮깁니다."
    When I let go
    Then the place "휴무장로" says "강태준"
    And the place "장로" does not say "강태준"
    And a toast says "강태준 님을 휴무장로로 옮겼습니다."
    And PUT /api/Duty/5/members/15 carried
      """
      { "fromDutyId": 4 }
      """
    When I reload
    Then the place "휴무장로" says "강태준"
    And the board shows every duty of the church with its members

  @DUTY-04 @browser
  Scenario: A drop on the same duty or outside does nothing, and a fast drag drops where the pointer was released, also on a slow device
    Given I visit the duties page
    When I drag "강태준" onto the place "장로"
    And I drag "강태준" onto the page heading
    Then the place "장로" says "강태준"
    And no toast is shown
    And PUT /api/Duty/* was sent 0 times
    When I throw "강태준" onto the place "휴무장로"
    Then the place "휴무장로" says "강태준"
    When I throw "강태준" onto the place "은퇴장로"
    Then the place "은퇴장로" says "강태준"

  @DUTY-04
  Scenario: A move is undone by its toast
    Given I visit the duties page
    When I click the button "강태준 님 이동…"
    And I click the choice "휴무장로"
    And I click the button "되돌리기"
    Then a toast says "강태준 님을 원래대로 되돌렸습니다."
    And the place "장로" says "강태준"
    And the place "휴무장로" does not say "강태준"
    And PUT /api/Duty/4/members/15 was sent 1 time
    When I reload
    Then the place "장로" says "강태준"

  @DUTY-04
  Scenario Outline: A move that <fault> is undone and says why
    Given I visit the duties page
    And PUT /api/Duty/5/members/15 <fault>
    When I click the button "강태준 님 이동…"
    And I click the choice "휴무장로"
    Then a toast says "강태준 님을 휴무장로로 옮기지 못해 제자리에 두었습니다. <why>"
    And the place "장로" says "강태준"
    And the place "휴무장로" does not say "강태준"
    And I see "저장하지 못해 원래 자리로 되돌렸습니다."

    Examples:
      | fault                     | why                                  |
      | is forbidden              | 권한이 없습니다.                     |
      | is missing on this server | 지금 서버에서는 할 수 없는 일입니다. |

  @DUTY-04 @AUTH-16 @logs-errors
  Scenario: A move without an answer goes back, and the board says when it may be out of date
    Given I visit the duties page
    And the place "장로" says "강태준"
    And PUT /api/Duty/5/members/15 gets no answer
    And GET /api/duty/withmembers gets no answer
    When I click the button "강태준 님 이동…"
    And I click the choice "휴무장로"
    Then a toast says "강태준 님을 휴무장로로 옮겼는지 서버의 답을 받지 못했습니다."
    And the place "장로" says "강태준"
    And I see "새 내용을 불러오지 못했습니다."
    When GET /api/duty/withmembers works again
    And I click the button "다시 불러오기"
    Then I do not see "새 내용을 불러오지 못했습니다."

  @DUTY-04
  Scenario: Two admins at once: the second sees what the first has done
    Given I visit the duties page
    And the place "장로" says "강태준"
    And another user moves "강태준" from "장로" to "은퇴장로"
    When I click the button "강태준 님 이동…"
    And I click the choice "휴무장로"
    Then a toast says "그사이 다른 분이 내용을 바꾸었습니다."
    And the place "은퇴장로" says "강태준"
    And the place "장로" does not say "강태준"
    And the place "휴무장로" does not say "강태준"
    And GET /api/duty/withmembers was sent 2 times

  @DUTY-04 @REL-18
  Scenario: A move is saved although the page is left at once
    Given I visit the duties page
    And the place "장로" says "강태준"
    And PUT /api/Duty/* is held
    When I click the button "강태준 님 이동…"
    And I click the choice "휴무장로"
    And I click the link "교제"
    And I see the heading "행사"
    And the held calls are answered
    And I go back
    Then the place "휴무장로" says "강태준"

  @DUTY-02 @REL-15
  Scenario Outline: Duties whose call <fault> leave no toast, but a sentence and a retry
    Given GET /api/duty/withmembers <fault>
    When I visit the duties page
    Then I see "직분을 불러오지 못했습니다."
    And no toast is shown
    When GET /api/duty/withmembers works again
    And I click the button "다시 시도"
    Then the board shows every duty of the church with its members

    Examples:
      | fault                     |
      | is answered with nonsense |

  @DUTY-01
  Scenario: A church without members says so in every duty
    Given the empty world
    When I visit the duties page
    Then the place "장로" says "아직 아무도 없습니다. 이곳으로 옮겨 놓으실 수 있습니다."

  @DUTY-05 @browser
  Scenario: By keys, and announced in Korean; Escape and Tab cancel a drag
    Given I visit the duties page
    When I press "Space" on the name "강태준"
    Then the screen reader says "강태준 님을 들었습니다."
    When I press "ArrowRight"
    And I press "Escape"
    Then the screen reader says just "강태준 님을 장로에 그대로 두었습니다."
    And the place "장로" says "강태준"
    And the name "강태준" has the focus
    When I press "Space" on the name "강태준"
    Then the screen reader says "강태준 님을 들었습니다."
    When I press "ArrowRight"
    And I press "Tab"
    Then the screen reader says just "강태준 님을 장로에 그대로 두었습니다."
    And the place "장로" says "강태준"
    And the name "강태준" has the focus
    And PUT /api/Duty/* was sent 0 times
    When I press "Space" on the name "강태준"
    Then the screen reader says just "강태준 님을 들었습니다. 원래 자리인 장로 위에 있습니다. 화살표 키로 옮길 곳을 고르세요."
    When I press "ArrowRight"
    Then the screen reader says just "지금 휴무장로 위에 있습니다. 여기에 놓으면 휴무장로로 옮깁니다."
    When I press "Space"
    Then the screen reader says just "강태준 님을 휴무장로에 놓았습니다."
    And the place "휴무장로" says "강태준"
    And the name "강태준" has the focus
    And a toast says "강태준 님을 휴무장로로 옮겼습니다."

  @DUTY-05 @phone @browser
  Scenario: By touch: a finger that rests lifts, one that moves on scrolls
    Given I visit the duties page
    When I swipe upwards over "이미나"
    Then the screen reader says just ""
    When I drag with a finger "구건우" onto the place "장로"
    Then the place "장로" says "구건우"
    And a toast says "구건우 님을 장로로 옮겼습니다."

  @DUTY-05 @DUTY-04 @phone @browser
  Scenario: On a phone by the button of the name, one press after the other, and of several on a button that nothing covers
    Given I visit the duties page
    And the place "부목사" is wholly in the window
    When I click the button "이미나 님 이동…"
    Then the choice "전도사" is disabled
    And the choice "권사" is large enough for a thumb
    And nothing is wider than the window
    When I click the choice "권사"
    Then the place "권사" says "이미나"
    And the name "이미나" has the focus
    And a toast says "이미나 님을 권사로 옮겼습니다."
    When I click the button "여러 명 고르기"
    And I click the checkbox "강태준 님 고르기"
    And I click the button "함께 이동…"
    And I click the choice "휴무장로"
    Then the place "휴무장로" says "강태준"

  @DUTY-05
  Scenario: Escape closes the list of places, and nothing has moved
    Given I visit the duties page
    When I click the button "이미나 님 이동…"
    And I press "Escape"
    Then I do not see the dialog "이미나 님 이동"
    And the button "이미나 님 이동…" has the focus
    And the place "전도사" says "이미나"

  @DUTY-05
  Scenario: A member is found by initial consonants and moved from there
    Given I visit the duties page
    When I fill "이름 찾기" with "ㄱㅌㅈ"
    Then I see "모두 400명 가운데"
    And the place "장로" says "강태준"
    And the place "장로" does not say "박정훈"
    When I click the button "강태준 님 이동…"
    And I click the choice "은퇴장로"
    Then the place "은퇴장로" says "강태준"
    When I fill "이름 찾기" with "없는이름"
    Then I see "찾으시는 이름이 없습니다."
    When I click the button "모두 보기"
    Then I see "모두 400명"

  @DUTY-04 @DUTY-05 @MEMB-08 @accessibility @browser
  Scenario: Several members are moved at once from low rows, and taken back at once
    Given I visit the duties page
    When I click the button "여러 명 고르기"
    And I click the checkbox "강태준 님 고르기"
    And I click the checkbox "박정훈 님 고르기"
    Then the card of "강태준" is at most 50 px high
    And I do not see the button "강태준 님 이동…"
    And the page is accessible at 1280 and 360 px, light and dark
    When I drag "박정훈" onto the place "휴무장로"
    Then a toast says "외 1명을 휴무장로로 옮겼습니다."
    And the place "휴무장로" says "강태준"
    And the place "휴무장로" says "박정훈"
    When I click the button "되돌리기"
    Then the place "장로" says "강태준"
    And the place "휴무장로" does not say "박정훈"
