Feature: The pastor
  The pastor greets the congregation and its visitors for the new year.

  Background:
    Given I visit the pastor page

  @PEOP-02 @PEOP-03
  Scenario: The pastor's greeting for the new year, which needs no call
    Then I see the picture "예배당 창 앞에 선 담임목사 한경수의 모습"
    And I see "2025년 새해 인사"
    And I see "‘세상의 소망이 되는 교회’라는 표어"
    And I see "아순시온 소망한인교회 담임목사 한경수 올림"
    And the title is "담임목사 · 아순시온 소망한인교회"
    And no call was sent
