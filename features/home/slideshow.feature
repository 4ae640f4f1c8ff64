Feature: The pictures of the home page
  Three pictures turn by themselves, and stand still for whoever looks, reads or dislikes motion.

  Background:
    Given I visit the home page
    And the slides can turn

  @HOME-03
  Scenario: The pictures turn by themselves and begin anew
    Then the slides turn every 2500 ms, and the first follows the third

  @HOME-03
  Scenario: Buttons and dots turn the pictures both ways
    When I click the button "이전 사진"
    Then slide 3 is shown
    When I click the button "다음 사진"
    Then slide 1 is shown
    When I click the button "두 번째 사진"
    Then slide 2 is shown

  @HOME-03
  Scenario Outline: The pictures stand still while held by <what>
    When the slides are held by <what>
    Then the slides stand still for 20 seconds
    When the slides are let go
    Then the slides turn every 2500 ms, and the first follows the third

    Examples:
      | what                     |
      | the pointer              |
      | the keyboard             |
      | a hidden tab             |
      | their button             |
      | the wish for less motion |

  @HOME-03 @phone
  Scenario: The pictures fit a phone
    Then I see the button "다음 사진"
    And nothing is wider than the window
