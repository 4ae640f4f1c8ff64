Feature: Seeing the bulletin larger, on paper, and with others

  Background:
    Given I visit the bulletin page
    And the bulletin shows 4 pages of "Sun2026Nov22" in order

  @BULL-03
  Scenario: The wheel enlarges by a tenth, never below the whole page
    When I click the first page
    And I turn the wheel up over the first page 1 time
    Then the bulletin is seen at 110%
    When I turn the wheel up over the first page 2 times
    Then the bulletin is seen at 130%
    When I turn the wheel down over the first page 5 times
    Then the bulletin is seen at 100%

  @BULL-03
  Scenario: The wheel scrolls the page as everywhere until the bulletin was pressed
    When I turn the wheel down over the first page 1 time
    Then the page has scrolled
    And the bulletin is seen at 100%
    When I turn the wheel up over the first page 2 times with Ctrl
    Then the bulletin is seen at 120%

  @BULL-03
  Scenario: The point under the pointer stays where it is
    When I click the first page
    And I turn the wheel up over the first page 8 times
    Then the bulletin is seen at 180%
    And the point of the page under the pointer has stayed

  @BULL-03
  Scenario: The point under the pointer stays far down the bulletin, too
    When I scroll to the last page
    And I turn the wheel up over the last page 5 times with Ctrl
    Then the bulletin is seen at 150%
    And the point of the page under the pointer has stayed
    When I turn the wheel down there 5 times with Ctrl
    Then the bulletin is seen at 100%
    And the point of the page under the pointer has stayed

  @BULL-03
  Scenario: Buttons enlarge, and go back to the beginning
    When I click the button "확대"
    And I click the button "확대"
    Then the bulletin is seen at 150%
    When I click the button "축소"
    Then the bulletin is seen at 125%
    When I click the button "원래 크기"
    Then the bulletin is seen at 100%
    And the button "축소" is disabled

  @BULL-03
  Scenario: Keys enlarge, and go back to the beginning
    When I click the first page
    And I press "+"
    And I press "+"
    Then the bulletin is seen at 150%
    When I press "-"
    Then the bulletin is seen at 125%
    When I press "0"
    Then the bulletin is seen at 100%

  @BULL-03
  Scenario: What is larger than its box is moved by the arrows, and by dragging; nothing moves by itself for who dislikes it
    Given I prefer less motion
    And I reload
    When I click the first page
    And I press "+"
    And I press "+"
    And I remember where the first page stands
    And I press "ArrowRight"
    And I press "ArrowDown"
    Then the first page has moved by -80, -80 px, and the window has not
    When I remember where the first page stands
    And I drag the first page by 40, 30 px
    Then the first page has moved by 40, 30 px, and the window has not

  @BULL-03
  Scenario: Two quick presses enlarge, and two more go back
    When I press the first page twice
    Then the bulletin is seen at 200%
    When I press the first page twice
    Then the bulletin is seen at 100%

  @BULL-03 @phone
  Scenario: Two quick taps enlarge, and one finger moves what is larger
    When I tap the first page twice
    Then the bulletin is seen at 200%
    And one finger moves the bulletin inside its box

  @BULL-03 @phone
  Scenario: Two fingers enlarge, and one finger scrolls on
    When I spread two fingers over the first page to twice their distance
    Then the bulletin is seen at 200%
    And nothing is wider than the window
    When I click the button "원래 크기"
    Then one finger moves the page on
    And the bulletin is seen at 100%

  @BULL-02
  Scenario: On paper there is one page a sheet, and nothing else
    When I click the button "확대"
    Then the bulletin is printed on 4 sheets
    And on paper there is no calendar, no button and no heading

  @BULL-01
  Scenario: The address is copied where the device cannot share it
    Given my device cannot share, but copy
    When I click the link "이전 주 주보"
    And I see the heading "2026년 11월 15일 일요일"
    And I click the button "주소 나누기"
    Then a toast says "주소를 복사했습니다."
    And the address that was copied ends with "/sermon/bulletin?date=2026-11-15"

  @BULL-01
  Scenario: The address is shared where the device can
    Given my device can share
    When I click the button "주소 나누기"
    Then the address that was shared ends with "/sermon/bulletin?date=2026-11-22"
    And no toast is shown

  @accessibility
  Scenario: Nobody is kept out of the bulletin
    When I press "End"
    Then nobody is kept out at 1280 and 360 px, light and dark

  @BULL-01 @ROUTE-11
  Scenario: The bulletin page speaks Korean
    Then the page is written in Korean

  @BULL-01 @phone
  Scenario: The bulletin fits a phone
    Then nothing is wider than the window
