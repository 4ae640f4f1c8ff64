Feature: The way to the church
  The map shows the streets around the church, and where it stands in them.

  Background:
    Given I visit the home page
    And I scroll to the part "오시는 길"

  @HOME-06 @browser
  Scenario: The map shows the streets around the church, one marker and the sentence on it; it is enlarged by keys, and goes no nearer than there are streets
    Then I see streets at zoom 16
    And the map is 300 px high
    And the map is centred on -25.2867, -57.647, where its marker stands
    And I see 1 markers
    And I see "저희 교회가 여기 있습니다." in the map
    And the links of the credit of the map are
      | OpenStreetMap 기여자 (새 창) | https://www.openstreetmap.org/copyright |
    When I press "+" on the map
    And I see streets at zoom 17
    And I press "+" on the map
    Then I see streets at zoom 18
    And the button "지도 크게 보기" is disabled

  @HOME-06 @browser
  Scenario: The page scrolls over the map until the reader clicks it
    Then the wheel over the map scrolls the page
    When I click the map
    Then the wheel over the map zooms the map

  @HOME-03 @HOME-06 @phone @browser
  Scenario: The map and the pictures fit a phone
    Then I see "저희 교회가 여기 있습니다." in the map
    And I see the button "다음 사진"
    And nothing is wider than the window
