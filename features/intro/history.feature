Feature: The history of the church
  The way of the church from 1976 to 2025, so that the young know what the old have done.

  Background:
    Given I visit the history page

  @INTR-02
  Scenario: The timeline reaches from the founding to 2025
    Then event 1 of the timeline says "1976년 5월 30일"
    And event 1 of the timeline says "창립예배"
    And the last event of the timeline says "2025년"

  @INTR-02 @browser
  Scenario: Events stand at both sides in turn where there is room, and in one column on a phone
    Then event 2 of the timeline stands beside event 1 of the timeline
    And event 3 of the timeline stands below event 1 of the timeline
    And event 4 of the timeline stands beside event 3 of the timeline
    When the window is 360 px wide
    Then event 2 of the timeline stands below event 1 of the timeline
    And event 3 of the timeline stands below event 2 of the timeline
    And nothing is wider than the window

  @INTR-02 @browser
  Scenario: An era is reached by its link, in any browser
    Given the browser keeps no place while a page grows
    When I click the link "2016–2025"
    Then the heading "2016–2025" is in the window

  @INTR-04
  Scenario: The history page says how many belong to the church
    Then I see "장년 250명과 교회학교 150명, 모두 400여 명"
