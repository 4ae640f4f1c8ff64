Feature: The limits of the map
  The map ends where its streets end.

  Background:
    Given I visit the home page
    And I hover the part "오시는 길"
    And I see streets at zoom 16

  @HOME-06
  Scenario: The map goes no nearer than there are streets
    When I press "+" on the map
    And I see streets at zoom 17
    And I press "+" on the map
    Then I see streets at zoom 18
    And the button "지도 크게 보기" is disabled
