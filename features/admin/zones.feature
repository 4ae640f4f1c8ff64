Feature: Zones
  An admin sees the zones with their offices and families, and moves people and families about.

  @ZONE-01
  Scenario Outline: The zones stand there with offices and families at <address>
    Given I am an admin
    When I visit <address>
    Then I see the heading "구역 관리"
    And "비야모라 구역 인도자" shows "김정우"
    And "비야모라 구역 구역장" shows "송승현"
    And "비야모라 구역 권찰" shows "허아름"
    And "김정우 가정" shows "박유미 외 3명"
    When I unfold "김정우 가정"
    Then "김정우 가정" shows "박유미배우자"

    Examples:
      | address             |
      | /member/manageZones |
      | /zone/manage        |

  @ZONE-01
  Scenario: Family by family, everybody stands there
    Given I am an admin
    And I visit the zones page
    When I click the link "가정별로 보기"
    Then I am at /member/manageZones?view=families
    And "김정우 가정" shows "김정우세대주"
    And "김정우 가정" shows "박유미배우자"
    And nobody stands on the board twice

  @ZONE-02
  Scenario: A member dropped on an office takes it
    Given I am an admin
    And I visit /zone/manage?view=families
    When I drag "정미란" over "비야모라 구역 권찰"
    And I let go
    Then "비야모라 구역 권찰" shows "정미란"
    And a toast says "정미란 님께 비야모라 구역 권찰을 맡겼습니다."
    And PUT /api/Zone/1/roles/caretaker was sent 1 time
    When I reload
    Then "비야모라 구역 권찰" shows "정미란"
    And "한경수 가정" shows "정미란"

  @ZONE-02
  Scenario: An office is emptied, and given back by undo
    Given I am an admin
    And I visit the zones page
    When I press "Enter" on the button "비야모라 구역 권찰 비우기"
    Then "비야모라 구역 권찰" shows "비어 있음"
    And the office "비야모라 구역 권찰" has the keyboard
    And a toast says "비야모라 구역 권찰 자리를 비웠습니다."
    When I click the button "되돌리기"
    Then "비야모라 구역 권찰" shows "허아름"
    And a toast says "비야모라 구역 권찰을 원래대로 되돌렸습니다."

  @ZONE-02
  Scenario: An office that somebody else has given meanwhile is not taken back unseen
    Given I am an admin
    And I visit /zone/manage?view=families
    And "비야모라 구역 권찰" shows "허아름"
    And somebody else gives "Zone/1/roles/caretaker" to member 37
    When I drag "정미란" onto "비야모라 구역 권찰"
    Then a toast says "정미란 님께 비야모라 구역 권찰을 맡기지 못했습니다. 그사이 다른 분이 내용을 바꾸었습니다."
    And "비야모라 구역 권찰" shows "김민수"

  @ZONE-03
  Scenario: A member dropped on another family belongs to it
    Given I am an admin
    And I visit /zone/manage?view=families
    When I drag "한현우" onto "김정우 가정"
    Then "김정우 가정" shows "한현우"
    And "한경수 가정" does not show "한현우"
    And a toast says "한현우 님을 김정우 가정으로 옮겼습니다."
    When I reload
    Then "김정우 가정" shows "한현우"

  @ZONE-03
  Scenario: The head of a family leaves it only after a question
    Given I am an admin
    And I visit /zone/manage?view=families
    When I drag "한경수" onto "김정우 가정"
    Then I see "한경수 님은 한경수 가정의 세대주입니다."
    When I click the button "취소"
    Then "한경수 가정" shows "한경수세대주"
    When I drag "한경수" onto "김정우 가정"
    And I click the button "옮깁니다"
    Then "김정우 가정" shows "한경수"
    And a toast says "한경수 님을 김정우 가정으로 옮겼습니다."
    And I do not see the button "되돌리기"

  @ZONE-04
  Scenario: A family that leaves its zone leaves the offices of its head and spouse, and takes them up again by undo
    Given I am an admin
    And I visit the zones page
    And "비야모라 구역 인도자" shows "김정우"
    When I drag "김정우 가정" onto "레콜레타 구역"
    Then "레콜레타 구역" shows "김정우 가정"
    And "비야모라 구역 인도자" shows "비어 있음"
    And "비야모라 구역 구역장" shows "송승현"
    And a toast says "김정우 가정을 레콜레타 구역으로 옮겼습니다."
    When I click the button "되돌리기"
    Then "비야모라 구역" shows "김정우 가정"
    And "비야모라 구역 인도자" shows "김정우"
    And a toast says "김정우 가정을 원래대로 되돌렸습니다."
    When I reload
    Then "비야모라 구역 인도자" shows "김정우"

  @ZONE-04
  Scenario: What was cleared stays cleared
    Given I am an admin
    And I visit the zones page
    When I drag "김정우 가정" onto "레콜레타 구역"
    Then a toast says "김정우 가정을 레콜레타 구역으로 옮겼습니다."
    When I reload
    Then "비야모라 구역 인도자" shows "비어 있음"
    And "레콜레타 구역" shows "김정우 가정"

  @ZONE-01
  Scenario Outline: <what> that is refused with <status> goes back and says why
    Given I am an admin
    And I visit <view>
    And PUT /api/<call> is answered with <status>
    When I drag "<item>" onto "<place>"
    Then a toast says "<words>"
    And "<home>" shows "<item>"

    Examples:
      | what      | view                       | status | call                   | item   | place      | home    | words                                                      |
      | An office | /zone/manage?view=families | 403    | Zone/1/roles/caretaker | 정미란    | 비야모라 구역 권찰 | 한경수 가정  | 정미란 님께 비야모라 구역 권찰을 맡기지 못했습니다. 권한이 없습니다.                    |
      | A member  | /zone/manage?view=families | 409    | Family/*               | 한현우    | 김정우 가정     | 한경수 가정  | 한현우 님을 김정우 가정으로 옮기지 못해 제자리에 두었습니다. 그사이 다른 분이 내용을 바꾸었습니다.   |
      | A family  | /zone/manage               | 501    | Zone/2/families/*      | 한경수 가정 | 레콜레타 구역    | 비야모라 구역 | 한경수 가정을 레콜레타 구역으로 옮기지 못해 제자리에 두었습니다. 지금 서버에서는 할 수 없는 일입니다. |

  @ZONE-02 @phone
  Scenario: On a phone an office is given by the button of a name
    Given I am an admin
    And I visit /zone/manage?view=families
    When I open the places for "정미란 님"
    And I fill "옮길 곳 찾기" with "ㄱㅊ"
    And I choose the place "비야모라 구역 권찰"
    Then "비야모라 구역 권찰" shows "정미란"

  @ZONE-04
  Scenario: A family is moved by keys
    Given I am an admin
    And I visit the zones page
    When I lift "김정우 가정" by keys
    And I press "ArrowRight"
    Then a screen reader says "지금 레콜레타 구역 위에 있습니다. 여기에 놓으면 레콜레타 구역으로 옮깁니다."
    When I press "Space"
    Then "레콜레타 구역" shows "김정우 가정"
    And "김정우 가정" has the keyboard

  @ZONE-01 @REL-15
  Scenario: Zones that cannot be loaded say so, with a retry
    Given I am an admin
    And GET /api/Zone fails once
    When I visit the zones page
    Then I see "구역을 불러오지 못했습니다."
    And no toast is shown
    When I click the button "다시 시도"
    Then "비야모라 구역 인도자" shows "김정우"

  @ZONE-01
  Scenario: A church without zones says so
    Given the empty world
    And I am an admin
    When I visit the zones page
    Then I see "아직 등록된 구역이 없습니다."

  @ZONE-01
  Scenario: A name is found in its family
    Given I am an admin
    And I visit the zones page
    When I fill "이름 찾기" with "ㅈㅁㄹ"
    Then "한경수 가정" shows "정미란"
    And I do not see "김정우 가정"
    And I see the heading "레콜레타 구역"
    And I do not see the button "레콜레타 구역 권찰 비우기"

  @accessibility
  Scenario: Nobody is kept out of the zones
    Given I am an admin
    When I visit the zones page
    Then "비야모라 구역 인도자" shows "김정우"
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the families
    Given I am an admin
    And I visit /zone/manage?view=families
    When I fill "이름 찾기" with "ㅈㅁㄹ"
    Then "한경수 가정" shows "정미란"
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the question before somebody leaves their family
    Given I am an admin
    And I visit /zone/manage?view=families
    When I open the places for "한경수 님"
    And I choose the place "김정우 가정"
    Then I see "한경수 님은 한경수 가정의 세대주입니다."
    And nobody is kept out at 1280 and 360 px, light and dark
