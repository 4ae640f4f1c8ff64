Feature: The poster of the day
  Whoever comes for the first time on a day is shown what the church is about to celebrate, once.

  @HOME-01 @first-visit
  Scenario: The first visit of a day begins with the poster
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    And I see the picture "추수감사주일"
    And the poster is at most 600 px high
    And the poster fits the window

  @HOME-01 @first-visit @phone
  Scenario: The poster fits a phone
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    And the poster is at most 600 px high
    And the poster fits the window
    And nothing is wider than the window

  @HOME-01 @first-visit
  Scenario: A poster is shown on its own day
    Given it is "2026-11-22 21:00"
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"

  @HOME-01 @first-visit
  Scenario Outline: After the feast the motto of the church greets: <time>
    Given it is "<time>"
    When I visit the home page
    Then I see the dialog "환영 인사"
    And I see the picture "세상의 소망이 되는 교회"
    And the poster fits the window

    Examples:
      | time             |
      | 2026-11-23 07:00 |
      | 2027-03-10 10:00 |

  @HOME-02 @first-visit
  Scenario Outline: Closing the poster by <way> keeps today's date
    Given I visit the home page
    When I see the dialog "추수감사주일 안내"
    Then nothing is kept as the poster's day
    When I close the poster by <way>
    Then I do not see the dialog "추수감사주일 안내"
    And "2026-11-18" is kept as the poster's day
    When I reload
    And the home page is alive
    Then I do not see the dialog "추수감사주일 안내"

    Examples:
      | way |
      | Escape |
      | its button |
      | a click outside |

  @HOME-02 @first-visit
  Scenario: A poster that was not closed is shown again
    Given I visit the home page
    And I see the dialog "추수감사주일 안내"
    When I reload
    Then I see the dialog "추수감사주일 안내"
    And nothing is kept as the poster's day

  @HOME-02 @REL-23 @first-visit
  Scenario: Closed late in the evening, it is hidden that night and shown in the morning
    Given it is "2026-11-18 22:30"
    And I visit the home page
    And I see the dialog "추수감사주일 안내"
    And I click the button "닫기"
    And it is "2026-11-18 23:50"
    When I reload
    And the home page is alive
    Then I do not see the dialog "추수감사주일 안내"
    Given it is "2026-11-19 07:00"
    When I reload
    Then I see the dialog "추수감사주일 안내"

  @HOME-02 @REL-07 @first-visit
  Scenario Outline: The day cannot be read: <why>
    Given local storage <why>
    When I visit the home page
    Then I see the dialog "추수감사주일 안내"
    When I click the button "닫기"
    Then I do not see the dialog "추수감사주일 안내"
    And the home page is alive

    Examples:
      | why |
      | is refused |
      | holds corrupt data |

  @HOME-01 @first-visit
  Scenario: The poster leads to the events
    Given I visit the home page
    When I click the link "행사 일정 보기"
    Then I am at the events page
    And I do not see the dialog "추수감사주일 안내"
