Feature: The pictures of the home page
  Three pictures change by themselves, and pause while a reader looks at them or prefers reduced motion.

  Background:
    Given I visit the home page
    And the button "다음 사진" is enabled

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
  Scenario: The pictures turn by themselves every 2500 ms, and stand still while held
    Then the slides turn, the first after the third
    When the slides are held by the pointer
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third
    When the slides are held by the keyboard
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third
    When the slides are held by a hidden tab
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third
    When the slides are held by their button
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third
    When the slides are held by the wish for less motion
    Then the slides stand still
    When the slides are let go
    Then the slides turn, the first after the third
