Feature: Boards to try out
  Two screens of sample data show how zones and families are moved about; nothing on them is saved.

  @ZONE-05
  Scenario Outline: <address> is open to all users and sends no call
    When I visit <address>
    Then I see the heading "<heading>"
    And the title is "<heading> · 아순시온 소망한인교회"
    And I see "연습하는 곳입니다."
    And offices of "해오름 구역" are
      | 인도자 | 김가온 | 비우기 |
      | 구역장 | 최마루 | 비우기 |
      | 권찰   | 유아름 | 비우기 |
    And no call was sent to the server

    Examples:
      | address        | heading   |
      | /demo/zones    | 구역 연습 |
      | /demo/families | 가정 연습 |

  @ZONE-02 @ZONE-03 @ZONE-05 @browser
  Scenario: On the zones, members of an unfolded family are moved
    Given I visit /demo/zones
    When I click the people of "김가온 가정"
    And I drag "이나래" onto the place "해오름 구역 권찰"
    Then the place "해오름 구역 권찰" says "이나래"
    When I drag "김다온" onto the place "박라온 가정"
    And I click the people of "박라온 가정"
    Then names of "박라온 가정" are
      | 박라온 가정 | 최마루 외 3명 |
      | 박라온      | 세대주        |
      | 최마루      | 배우자        |
      | 박바다      |               |
      | 박새벽      |               |
      | 김다온      |               |
    And no call was sent to the server

  @ZONE-02 @ZONE-03 @ZONE-05 @browser
  Scenario: Members are dragged between families, back by undo, and onto an office, until the page is opened again
    Given I visit /demo/families
    When I drag "김다온" onto the place "박라온 가정"
    Then the place "박라온 가정" says "김다온"
    And the place "김가온 가정" does not say "김다온"
    When I click the button "되돌리기"
    Then the place "김가온 가정" says "김다온"
    And the place "박라온 가정" does not say "김다온"
    When I drag "이나래" onto the place "해오름 구역 권찰"
    Then the place "해오름 구역 권찰" says "이나래"
    And a toast says "이나래 님께 해오름 구역 권찰을 맡겼습니다."
    And no call was sent to the server
    When I reload
    Then the place "해오름 구역 권찰" says "유아름"

  @ZONE-04 @ZONE-05
  Scenario Outline: On <address> a family that leaves clears the offices of its head and spouse
    Given I visit <address>
    When I click the button "강가람 가정 이동…"
    And I click the choice "해오름 구역"
    Then the place "해오름 구역" says "강가람 가정"
    And offices of "달마루 구역" are
      | 인도자 | 비어 있음 | 맡기기 |
      | 구역장 | 비어 있음 | 맡기기 |
      | 권찰   | 비어 있음 | 맡기기 |
    And offices of "해오름 구역" are
      | 인도자 | 김가온 | 비우기 |
      | 구역장 | 최마루 | 비우기 |
      | 권찰   | 유아름 | 비우기 |
    And no call was sent to the server

    Examples:
      | address        |
      | /demo/zones    |
      | /demo/families |

  @MEMB-11 @ZONE-05
  Scenario: Two families of one name are told apart by the numbers of who leads them
    Given I visit /demo/families
    When I click the button "한누리 가정(91번) 이동…"
    And I click the choice "해오름 구역"
    Then a toast says "한누리 가정(91번)을 해오름 구역으로 옮겼습니다."
    And I see the button "한누리 가정(41번) 이동…"
    And I see the button "한누리(41번) 님 이동…"

  @ZONE-05
  Scenario: One screen leads to the other
    Given I visit /demo/zones
    When I click the link "가정별로 보기"
    Then I am at /demo/families
    And I see the heading "가정 연습"
