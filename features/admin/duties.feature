Feature: Mission societies
  An admin moves members between duties by mouse, finger, keys or a button; each move is saved at once and can be undone.

  @DUTY-01
  Scenario Outline: The duties stand there with their members at <address>
    Given I am an admin
    When I visit <address>
    Then I see the heading "선교회 관리"
    And the board shows every duty of the church with its members

    Examples:
      | address              |
      | /member/manageDuties |
      | /duty/manage         |

  @DUTY-03 @DUTY-04
  Scenario: A member dragged onto another duty stands there at once, and stays
    Given I am an admin
    And I visit the duties page
    When I drag "강태준" over "휴무장로"
    Then "휴무장로" shows "여기에 놓으면 휴무장로로 옮깁니다."
    When I let go
    Then "휴무장로" shows "강태준"
    And "장로" does not show "강태준"
    And a toast says "강태준 님을 휴무장로로 옮겼습니다."
    And PUT /api/Duty/5/members/15 carried
      """
      { "fromDutyId": 4 }
      """
    When I reload
    Then "휴무장로" shows "강태준"
    And nobody stands on the board twice

  @DUTY-04
  Scenario: Where a quick hand lets go counts, however slow the device
    Given I am an admin
    And I visit the duties page
    When I throw "강태준" onto "휴무장로"
    Then "휴무장로" shows "강태준"
    When I throw "강태준" onto "은퇴장로"
    Then "은퇴장로" shows "강태준"

  @DUTY-04
  Scenario: A drop on the same duty or outside does nothing
    Given I am an admin
    And I visit the duties page
    When I drag "강태준" onto "장로"
    And I drag "강태준" outside of every place
    Then "장로" shows "강태준"
    And no toast is shown
    And PUT /api/Duty/4/members/15 was sent 0 times

  @DUTY-04
  Scenario: A move is undone by its toast
    Given I am an admin
    And I visit the duties page
    When I drag "강태준" onto "휴무장로"
    And I click the button "되돌리기"
    Then a toast says "강태준 님을 원래대로 되돌렸습니다."
    And "장로" shows "강태준"
    And "휴무장로" does not show "강태준"
    And PUT /api/Duty/4/members/15 was sent 1 time
    When I reload
    Then "장로" shows "강태준"

  @DUTY-04
  Scenario Outline: A move that is answered with <status> goes back and says why
    Given I am an admin
    And I visit the duties page
    And PUT /api/Duty/5/members/15 is answered with <status>
    When I drag "강태준" onto "휴무장로"
    Then a toast says "강태준 님을 휴무장로로 옮기지 못해 제자리에 두었습니다. <why>"
    And "장로" shows "강태준"
    And "휴무장로" does not show "강태준"
    And I see "저장하지 못해 원래 자리로 되돌렸습니다."

    Examples:
      | status | why                                                     |
      | 403    | 권한이 없습니다.                                         |
      | 404    | 지금 서버에서는 할 수 없는 일입니다.                      |
      | 405    | 지금 서버에서는 할 수 없는 일입니다.                      |
      | 409    | 그사이 다른 분이 내용을 바꾸었습니다.                     |
      | 500    | 서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요.    |
      | 501    | 지금 서버에서는 할 수 없는 일입니다.                      |

  @DUTY-04 @AUTH-16 @logs-errors
  Scenario: A move without an answer goes back, and the board says when it may be out of date
    Given I am an admin
    And I visit the duties page
    And PUT /api/Duty/5/members/15 gets no answer
    And GET /api/duty/withmembers gets no answer
    When I drag "강태준" onto "휴무장로"
    Then a toast says "강태준 님을 휴무장로로 옮기지 못해 제자리에 두었습니다. Network Error"
    And "장로" shows "강태준"
    And I see "새 내용을 불러오지 못했습니다."
    When GET /api/duty/withmembers works again
    And I click the button "다시 불러오기"
    Then I do not see "새 내용을 불러오지 못했습니다."

  @DUTY-04
  Scenario: Two admins at once: the second sees what the first has done
    Given I am an admin
    And I visit the duties page
    And "장로" shows "강태준"
    And somebody else moves "강태준" from "장로" to "은퇴장로"
    When I drag "강태준" onto "휴무장로"
    Then a toast says "그사이 다른 분이 내용을 바꾸었습니다."
    And "은퇴장로" shows "강태준"
    And "장로" does not show "강태준"
    And "휴무장로" does not show "강태준"
    And GET /api/duty/withmembers was sent 3 times

  @DUTY-04 @REL-18
  Scenario: A move is saved although the page is left at once
    Given I am an admin
    And I visit the duties page
    And "장로" shows "강태준"
    And every call takes 400 ms
    When I drag "강태준" onto "휴무장로"
    And I click the link "교제"
    And I go back
    Then "휴무장로" shows "강태준"

  @DUTY-02 @REL-15
  Scenario Outline: Duties that <fail> leave no toast, but a sentence and a retry
    Given I am an admin
    And GET /api/duty/withmembers is <answer>
    When I visit the duties page
    Then I see "직분을 불러오지 못했습니다."
    And no toast is shown
    When GET /api/duty/withmembers works again
    And I click the button "다시 시도"
    Then the board shows every duty of the church with its members

    Examples:
      | fail                 | answer                      |
      | cannot be loaded     | answered with 500           |
      | are no list          | answered with a wrong shape |

  @DUTY-01
  Scenario: A church without members says so in every duty
    Given the empty world
    And I am an admin
    When I visit the duties page
    Then "장로" shows "아직 아무도 없습니다. 이곳으로 옮겨 놓으실 수 있습니다."

  @DUTY-05
  Scenario: By keys, and announced in Korean
    Given I am an admin
    And I visit the duties page
    And "강태준" is described by how to move it
    When I lift "강태준" by keys
    Then a screen reader says "강태준 님을 들었습니다. 원래 자리인 장로 위에 있습니다. 화살표 키로 옮길 곳을 고르세요."
    When I press "ArrowRight"
    Then a screen reader says "지금 휴무장로 위에 있습니다. 여기에 놓으면 휴무장로로 옮깁니다."
    When I press "Space"
    Then a screen reader says "강태준 님을 휴무장로에 놓았습니다."
    And "휴무장로" shows "강태준"
    And "강태준" has the keyboard
    And a toast says "강태준 님을 휴무장로로 옮겼습니다."

  @DUTY-05
  Scenario Outline: <key> gives a drag by keys up
    Given I am an admin
    And I visit the duties page
    When I lift "강태준" by keys
    And I press "ArrowRight"
    And I press "<key>"
    Then a screen reader says "강태준 님을 장로에 그대로 두었습니다."
    And "장로" shows "강태준"
    And "강태준" has the keyboard
    And PUT /api/Duty/5/members/15 was sent 0 times

    Examples:
      | key    |
      | Escape |
      | Tab    |

  @DUTY-05 @phone
  Scenario: By touch: a finger that rests lifts, one that moves on scrolls
    Given I am an admin
    And I visit the duties page
    When I swipe upwards over "이미나"
    Then the page has scrolled and nobody was lifted
    When I drag "구건우" onto "장로" with a finger
    Then "장로" shows "구건우"
    And a toast says "구건우 님을 장로로 옮겼습니다."

  @DUTY-05 @phone
  Scenario: By the button of the name, one press after the other
    Given I am an admin
    And I visit the duties page
    When I open the places for "이미나 님"
    Then the place "전도사" cannot be chosen
    And every place to choose is large enough for a thumb
    And nothing is wider than the window
    When I choose the place "권사"
    Then "권사" shows "이미나"
    And "이미나" has the keyboard
    And a toast says "이미나 님을 권사로 옮겼습니다."

  @DUTY-05
  Scenario: Escape closes the list of places, and nothing has moved
    Given I am an admin
    And I visit the duties page
    When I open the places for "이미나 님"
    And I press "Escape"
    Then I do not see the dialog "이미나 님 이동"
    And the button "이미나 님 이동…" has the focus
    And "전도사" shows "이미나"

  @DUTY-05
  Scenario: A member is found by initial consonants and moved from there
    Given I am an admin
    And I visit the duties page
    When I fill "이름 찾기" with "ㄱㅌㅈ"
    Then I see "모두 157명 가운데"
    And "장로" shows "강태준"
    And "장로" does not show "박정훈"
    When I drag "강태준" onto "은퇴장로"
    Then "은퇴장로" shows "강태준"
    When I fill "이름 찾기" with "없는이름"
    Then I see "찾으시는 이름이 없습니다."
    When I click the button "모두 보기"
    Then I see "모두 157명"

  @accessibility
  Scenario: Nobody is kept out of the duties
    Given I am an admin
    When I visit the duties page
    Then "장로" shows "강태준"
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the list of places
    Given I am an admin
    And I visit the duties page
    When I open the places for "강태준 님"
    Then nobody is kept out at 1280 and 360 px, light and dark
