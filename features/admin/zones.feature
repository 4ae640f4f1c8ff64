Feature: Zones
  An admin sees the zones with their offices and families, and moves people and families about.

  Background:
    Given I am an admin

  @ZONE-01
  Scenario: The zones stand there with offices and families
    Given I visit /zone/manage
    Then I see the heading "구역 관리"
    And offices of "비야모라 구역" are
      | 인도자 | 김정우 | 비우기 |
      | 구역장 | 송승현 | 비우기 |
      | 권찰   | 허아름 | 비우기 |
    And the place "김정우 가정" says "박유미 외 3명"
    When I click the people of "김정우 가정"
    Then names of "김정우 가정" are
      | 김정우 가정 | 박유미 외 3명 |
      | 김정우      | 세대주        |
      | 박유미      | 배우자        |
      | 김은찬      |               |
      | 김서아      |               |
      | 김하율      |               |

  @ZONE-01
  Scenario: Family by family, every person is shown
    Given I visit the zones page
    When I click the link "가정별로 보기"
    Then I am at /member/manageZones?view=families
    And names of "김정우 가정" are
      | 김정우 가정 |        |
      | 김정우      | 세대주 |
      | 박유미      | 배우자 |
      | 김은찬      |        |
      | 김서아      |        |
      | 김하율      |        |

  @ZONE-02 @ZONE-03 @browser
  Scenario: A member dropped on an office takes it, and one dropped on another family belongs to it
    Given I visit /zone/manage?view=families
    When I drag "정미란" onto the place "비야모라 구역 권찰"
    Then the place "비야모라 구역 권찰" says "정미란"
    And a toast says "정미란 님께 비야모라 구역 권찰을 맡겼습니다."
    And PUT /api/Zone/1/roles/caretaker was sent 1 time
    When I drag "한현우" onto the place "김정우 가정"
    Then the place "김정우 가정" says "한현우"
    And the place "한경수 가정" does not say "한현우"
    And a toast says "한현우 님을 김정우 가정으로 옮겼습니다."
    When I reload
    Then the place "비야모라 구역 권찰" says "정미란"
    And the place "한경수 가정" says "정미란"
    And the place "김정우 가정" says "한현우"

  @ZONE-02
  Scenario: An office is emptied, and given back by undo
    Given I visit the zones page
    When I press "Enter" on the button "비야모라 구역 권찰 비우기"
    Then the place "비야모라 구역 권찰" says "비어 있음"
    And the place "비야모라 구역 권찰" has the focus
    And a toast says "비야모라 구역 권찰 자리를 비웠습니다."
    When I click the button "되돌리기"
    Then the place "비야모라 구역 권찰" says "허아름"
    And a toast says "비야모라 구역 권찰을 원래대로 되돌렸습니다."

  @ZONE-02
  Scenario: An undo does not take an office from a member who was named meanwhile
    Given I visit /zone/manage?view=families
    And the place "비야모라 구역 권찰" says "허아름"
    And another user gives the office "비야모라 구역 권찰" to "김민수"
    When I click the button "정미란 님 이동…"
    And I click the choice "비야모라 구역 권찰"
    Then a toast says "정미란 님께 비야모라 구역 권찰을 맡기지 못했습니다. 그사이 다른 분이 내용을 바꾸었습니다."
    And the place "비야모라 구역 권찰" says "김민수"

  @ZONE-03
  Scenario: The head of a family leaves it only after a question
    Given I visit /zone/manage?view=families
    When I click the button "한경수 님 이동…"
    And I click the choice "김정우 가정"
    Then I see "한경수 님은 한경수 가정의 세대주입니다."
    When I click the button "취소"
    Then the place "김정우 가정" does not say "한경수"
    When I click the button "한경수 님 이동…"
    And I click the choice "김정우 가정"
    And I click the button "옮깁니다"
    Then the place "김정우 가정" says "한경수"
    And a toast says "한경수 님을 김정우 가정으로 옮겼습니다."
    And I do not see the button "되돌리기"

  @ZONE-04
  Scenario: A family that leaves its zone leaves the offices of its head and spouse, and takes them up again by undo
    Given I visit the zones page
    When I click the button "송승현 가정 이동…"
    And I click the choice "레콜레타 구역"
    Then the place "레콜레타 구역" says "송승현 가정"
    And a toast says "송승현 가정을 레콜레타 구역으로 옮겼습니다."
    And offices of "비야모라 구역" are
      | 인도자 | 김정우    | 비우기 |
      | 구역장 | 비어 있음 | 맡기기 |
      | 권찰   | 비어 있음 | 맡기기 |
    When I click the button "되돌리기"
    Then a toast says "송승현 가정을 원래대로 되돌렸습니다."
    And the place "비야모라 구역" says "송승현 가정"
    When I reload
    Then offices of "비야모라 구역" are
      | 인도자 | 김정우 | 비우기 |
      | 구역장 | 송승현 | 비우기 |
      | 권찰   | 허아름 | 비우기 |

  @ROLE-08 @ZONE-04
  Scenario: A move that empties offices says which, and offers to fill each, until it is filled
    Given I visit the zones page
    When I click the button "송승현 가정 이동…"
    And I click the choice "레콜레타 구역"
    Then I see "비야모라 구역 구역장, 비야모라 구역 권찰 자리가 비었습니다."
    When I click the button "비야모라 구역 권찰 맡길 분 찾기"
    Then I see the dialog "비야모라 구역 권찰 맡기기"
    When I fill "이름 찾기" with "ㅈㅁㄹ"
    And I press "Enter"
    Then the place "비야모라 구역 권찰" says "정미란"
    And I see "비야모라 구역 구역장 자리가 비었습니다."
    And PUT /api/Zone/1/roles/caretaker was sent 1 time
    When I reload
    Then offices of "비야모라 구역" are
      | 인도자 | 김정우    | 비우기 |
      | 구역장 | 비어 있음 | 맡기기 |
      | 권찰   | 정미란    | 비우기 |

  @ZONE-04
  Scenario: Emptied offices stay empty
    Given I visit the zones page
    When I click the button "김정우 가정 이동…"
    And I click the choice "레콜레타 구역"
    Then a toast says "김정우 가정을 레콜레타 구역으로 옮겼습니다."
    When I reload
    Then offices of "비야모라 구역" are
      | 인도자 | 비어 있음 | 맡기기 |
      | 구역장 | 송승현    | 비우기 |
      | 권찰   | 허아름    | 비우기 |
    And the place "레콜레타 구역" says "김정우 가정"

  @ZONE-01
  Scenario Outline: <what> whose call <fault> is undone and says why
    Given I visit <view>
    And PUT /api/<call> <fault>
    When I click the button "<button> 이동…"
    And I click the choice "<place>"
    Then a toast says "<words>"
    And the place "<home>" says "<item>"

    Examples:
      | what      | view                       | fault                        | call                   | item        | button      | place              | home          | words                                                                                                 |
      | An office | /zone/manage?view=families | is forbidden                 | Zone/1/roles/caretaker | 정미란      | 정미란 님   | 비야모라 구역 권찰 | 한경수 가정   | 정미란 님께 비야모라 구역 권찰을 맡기지 못했습니다. 권한이 없습니다.                                  |
      | A member  | /zone/manage?view=families | collides with another change | Family/*               | 한현우      | 한현우 님   | 김정우 가정        | 한경수 가정   | 한현우 님을 김정우 가정으로 옮기지 못해 제자리에 두었습니다. 그사이 다른 분이 내용을 바꾸었습니다.    |
      | A family  | /zone/manage               | is missing on this server    | Zone/2/families/*      | 한경수 가정 | 한경수 가정 | 레콜레타 구역      | 비야모라 구역 | 한경수 가정을 레콜레타 구역으로 옮기지 못해 제자리에 두었습니다. 지금 서버에서는 할 수 없는 일입니다. |

  @ZONE-02 @phone @browser
  Scenario: On a phone an office is given by the button of a name
    Given I visit /zone/manage?view=families
    And the place "비야모라 구역 권찰" is wholly in the window
    When I click the button "정미란 님 이동…"
    And I fill "옮길 곳 찾기" with "ㄱㅊ"
    And I click the choice "비야모라 구역 권찰"
    Then the place "비야모라 구역 권찰" says "정미란"

  @ZONE-04 @browser
  Scenario: A family is moved by keys, and by the mouse
    Given I visit the zones page
    When I press "Space" on the name "김정우 가정"
    Then the screen reader says "김정우 가정을 들었습니다."
    When I press "ArrowRight"
    Then the screen reader says just "지금 레콜레타 구역 위에 있습니다. 여기에 놓으면 레콜레타 구역으로 옮깁니다."
    When I press "Space"
    Then the place "레콜레타 구역" says "김정우 가정"
    And the name "김정우 가정" has the focus
    When I drag "송승현 가정" onto the place "레콜레타 구역"
    Then the place "레콜레타 구역" says "송승현 가정"

  @ZONE-01 @REL-15
  Scenario: Zones that cannot be loaded say so, with a retry
    Given GET /api/Zone fails once
    When I visit the zones page
    Then I see "구역을 불러오지 못했습니다."
    And no toast is shown
    When I click the button "다시 시도"
    Then the place "비야모라 구역 인도자" says "김정우"

  @ZONE-01
  Scenario: A church without zones says so
    Given the empty world
    When I visit the zones page
    Then I see "아직 등록된 구역이 없습니다."

  @ZONE-01
  Scenario: A name is found in its family
    Given I visit the zones page
    When I fill "이름 찾기" with "ㅈㅁㄹ"
    Then the place "한경수 가정" says "정미란"
    And I do not see "김정우 가정"
    And I see the heading "레콜레타 구역"
    And I do not see the button "레콜레타 구역 권찰 비우기"
