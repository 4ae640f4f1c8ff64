Feature: The way to the church
  The map shows the streets around the church, offline too in the demo.

  @HOME-06
  Scenario: The map shows streets, one marker and the sentence on it
    Given I visit the home page
    When the map has come near
    Then the map is 300 px high
    And the map's streets are drawn at zoom 16
    And the map holds 1 marker
    And the map says "저희 교회가 여기 있습니다."
    And the map names those who drew it, in a new window

  @HOME-06
  Scenario: The map can be used by keyboard
    Given I visit the home page
    And the map has come near
    When I zoom the map in by the keyboard
    Then the map's streets are drawn at zoom 17

  @HOME-06
  Scenario: The page scrolls over the map until somebody clicks it
    Given I visit the home page
    And the map has come near
    When I turn the wheel over the map
    Then the page has scrolled
    And the map's streets are drawn at zoom 16
    When I click the map and turn the wheel over it
    Then the map has left zoom 16

  @HOME-06 @phone
  Scenario: The map fits a phone
    Given I visit the home page
    When the map has come near
    Then the map says "저희 교회가 여기 있습니다."
    And nothing is wider than the window
