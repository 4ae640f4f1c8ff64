Feature: The pictures of the home page
  Three pictures change by themselves, and pause while a reader looks at them or prefers reduced motion.

  Background:
    Given I visit the home page
    And the button "다음 사진" is enabled

  @HOME-03 @browser
  Scenario: The pictures turn by themselves every 2500 ms and start again
    Then the slides turn, the first after the third

  @HOME-03
  Scenario: Buttons and dots turn the pictures both ways
    Given I hover the slides
    When I click the button "첫 번째 사진"
    And I click the button "이전 사진"
    Then I see slide 3
    When I click the button "다음 사진"
    Then I see slide 1
    When I click the button "두 번째 사진"
    Then I see slide 2

  @HOME-03 @browser
  Scenario Outline: The pictures stand still while held by <what>
    When the slides are held by <what>
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third

    Examples:
      | what                     |
      | the pointer              |
      | the keyboard             |
      | a hidden tab             |
      | their button             |
      | the wish for less motion |

  @HOME-03 @phone @browser
  Scenario: The pictures fit a phone
    Then I see the button "다음 사진"
    And nothing is wider than the window
