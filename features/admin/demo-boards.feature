Feature: Boards to try out
  Two screens of sample data show how zones and families are moved about; nothing on them is saved.

  @ZONE-05
  Scenario Outline: <address> is open to everyone and kept out of search results
    When I visit <address>
    Then I see the heading "<heading>"
    And the title is "<heading> · 아순시온 소망한인교회"
    And "해오름 구역 인도자" shows "김가온"
    And I see "연습하는 곳입니다."
    And search engines are told to leave this page alone

    Examples:
      | address        | heading   |
      | /demo/zones    | 구역 연습 |
      | /demo/families | 가정 연습 |

  @ZONE-02 @ZONE-05
  Scenario Outline: On <address> a member dropped on an office takes it, until the page is opened anew
    Given I visit <address>
    When <unfolded>
    And I drag "이나래" onto "해오름 구역 권찰"
    Then "해오름 구역 권찰" shows "이나래"
    And a toast says "이나래 님께 해오름 구역 권찰을 맡겼습니다."
    And PUT /api/Zone/1/roles/caretaker was sent 0 times
    When I reload
    Then "해오름 구역 권찰" shows "유아름"

    Examples:
      | address        | unfolded                |
      | /demo/zones    | I unfold "김가온 가정"  |
      | /demo/families | I see "이나래"          |

  @ZONE-03 @ZONE-05
  Scenario: Members are dragged between families
    Given I visit /demo/families
    When I drag "김다온" onto "박라온 가정"
    Then "박라온 가정" shows "김다온"
    And "김가온 가정" does not show "김다온"
    When I click the button "되돌리기"
    Then "김가온 가정" shows "김다온"

  @ZONE-03 @ZONE-05
  Scenario: On the zones, too
    Given I visit /demo/zones
    When I unfold "김가온 가정"
    And I drag "김다온" onto "박라온 가정"
    And I unfold "박라온 가정"
    Then "박라온 가정" shows "김다온"

  @ZONE-04 @ZONE-05
  Scenario Outline: On <address> a family that leaves clears the offices of its head and spouse
    Given I visit <address>
    And "해오름 구역 인도자" shows "김가온"
    When I open the places for "김가온 가정"
    And I choose the place "달마루 구역"
    Then "달마루 구역" shows "김가온 가정"
    And "해오름 구역 인도자" shows "비어 있음"
    And "해오름 구역 구역장" shows "최마루"

    Examples:
      | address        |
      | /demo/zones    |
      | /demo/families |

  @ZONE-05
  Scenario: One screen leads to the other
    Given I visit /demo/zones
    When I click the link "가정별로 보기"
    Then I am at /demo/families
    And I see the heading "가정 연습"

  @accessibility
  Scenario Outline: Nobody is kept out of <address>
    When I visit <address>
    Then "해오름 구역 인도자" shows "김가온"
    And nobody is kept out at 1280 and 360 px, light and dark

    Examples:
      | address        |
      | /demo/zones    |
      | /demo/families |
