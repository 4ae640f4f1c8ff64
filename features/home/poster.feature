@first-visit
Feature: The poster of the day
  The first visit of a day shows what the church is about to celebrate, once.

  @HOME-01 @HOME-02 @browser
  Scenario: The first visit of a day begins with the poster, a click outside closes it for that day, and the day after the feast the motto greets
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    And I see the picture "추수감사주일"
    And the poster is at most 600 px high
    And the dialog is wholly in the window
    When I click outside the dialog "추수감사주일 안내"
    Then I do not see the dialog "추수감사주일 안내"
    And "2026-11-18" is kept as the poster's day
    When I reload
    Then I do not see the dialog "추수감사주일 안내"
    Given it is "2026-11-23 07:00"
    When I reload
    Then I see the dialog "환영 인사"
    And I see the picture "세상의 소망이 되는 교회"
    And the dialog is wholly in the window

  @HOME-01 @phone @browser
  Scenario: The poster fits a phone
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    And the poster is at most 600 px high
    And the dialog is wholly in the window
    And nothing is wider than the window

  @HOME-01
  Scenario: A poster is shown on its own day
    Given it is "2026-11-22 21:00"
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"

  @HOME-02
  Scenario Outline: A poster closed by <way> is not shown again that day
    Given I visit the home page
    When I <close>
    Then I do not see the dialog "추수감사주일 안내"
    And "2026-11-18" is kept as the poster's day
    When I reload
    Then I do not see the dialog "추수감사주일 안내"

    Examples:
      | way        | close                                            |
      | Escape     | press "Escape" on the dialog "추수감사주일 안내" |
      | its button | click the button "닫기"                          |

  @HOME-02
  Scenario: A poster that was not closed is shown again
    Given I visit the home page
    And I see the dialog "추수감사주일 안내"
    When I reload
    Then I see the dialog "추수감사주일 안내"

  @HOME-02 @REL-23
  Scenario: Closed late in the evening, it is hidden that night and shown in the morning
    Given it is "2026-11-18 22:30"
    And I visit the home page
    And I click the button "닫기"
    And it is "2026-11-18 23:50"
    When I reload
    Then I do not see the dialog "추수감사주일 안내"
    Given it is "2026-11-19 07:00"
    When I reload
    Then I see the dialog "추수감사주일 안내"

  @HOME-02 @REL-07
  Scenario: Where the browser keeps nothing, the poster is shown and can be closed
    Given local storage is blocked
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    When I click the button "닫기"
    Then I do not see the dialog "추수감사주일 안내"
    And the button "다음 사진" is enabled

  @HOME-01
  Scenario: The poster leads to the events
    Given I visit the home page
    When I click the link "행사 일정 보기"
    Then I am at the events page
    And I do not see the dialog "추수감사주일 안내"
