Feature: The history of the church
  The way of the church from 1976 to 2025, so that the young know what the old have done.

  @INTR-02
  Scenario: The timeline reaches from the founding to 2025
    When I visit the history page
    Then the timeline begins with "1976년 5월 30일"
    And the timeline ends in 2025
    And the timeline has at least 40 events
    And I see "창립예배"

  @INTR-02
  Scenario: Events stand at both sides in turn where there is room
    When I visit the history page
    Then the events of the timeline stand at both sides in turn

  @INTR-02 @phone
  Scenario: Events stand in one column on a phone
    When I visit the history page
    Then the events of the timeline stand in one column
    And nothing is wider than the window

  @INTR-02
  Scenario: An era is reached by its link
    Given I visit the history page
    When I click the link "2016–2025"
    Then the heading "2016–2025" stands in the window

  @INTR-04
  Scenario: The history page says how many belong to the church
    When I visit the history page
    Then I see "장년 250명과 교회학교 150명, 모두 400여 명"

  @accessibility
  Scenario: Nobody is kept out of the history
    When I visit the history page
    Then I see the heading "교회 연혁"
    And nobody is kept out at 1280 and 360 px, light and dark
