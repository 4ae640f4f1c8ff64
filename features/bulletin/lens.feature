@browser
Feature: Zooming and printing the bulletin

  Rule: At a desk

    Background:
      Given I visit the bulletin page
      And I see 4 pages of the bulletin

    @BULL-03
    Scenario: The wheel scrolls the page until the bulletin was pressed, then enlarges it by a tenth, never below the whole page, and what the pointer stands on stays
      When the bulletin is seen at 100%
      And I turn the wheel down over page 1 of the bulletin
      Then the bulletin has moved up with the window
      And the bulletin is seen at 100%
      When I turn the wheel up 2 times with Ctrl over page 1 of the bulletin
      Then the bulletin is seen at 120%
      When I click the button "원래 크기"
      And I click page 1 of the bulletin
      And I turn the wheel up over page 1 of the bulletin
      Then the bulletin is seen at 110%
      When I turn the wheel up 2 times over page 1 of the bulletin
      Then the bulletin is seen at 130%
      When I turn the wheel down 5 times over page 1 of the bulletin
      Then the bulletin is seen at 100%
      When I turn the wheel up 8 times over page 1 of the bulletin
      Then the bulletin is seen at 180%
      And what the pointer stands on has stayed

    @BULL-03
    Scenario: The point under the pointer stays far down the bulletin, too
      When I turn the wheel up 5 times with Ctrl over page 4 of the bulletin
      Then the bulletin is seen at 150%
      And what the pointer stands on has stayed
      When I turn the wheel down 5 times with Ctrl over page 4 of the bulletin
      Then the bulletin is seen at 100%
      And what the pointer stands on has stayed

    @BULL-03 @paper
    Scenario: Buttons, quick presses and keys enlarge, and go back to the beginning; on paper there is one page a sheet, and nothing else
      When I click the button "확대"
      And I click the button "확대"
      Then the bulletin is seen at 150%
      When I click the button "축소"
      Then the bulletin is seen at 125%
      When I click the button "원래 크기"
      Then the bulletin is seen at 100%
      And the button "축소" is disabled
      When I double-click page 1 of the bulletin
      Then the bulletin is seen at 200%
      When I double-click page 1 of the bulletin
      Then the bulletin is seen at 100%
      When I press "+"
      And I press "+"
      Then the bulletin is seen at 150%
      When I press "-"
      Then the bulletin is seen at 125%
      When I press "0"
      Then the bulletin is seen at 100%
      When I click the button "확대"
      Then 4 sheets are printed
      And I see 4 pages of the bulletin
      And I do not see anything but the bulletin

  Rule: Without a mouse, or with reduced motion

    @BULL-03
    Scenario: Zoomed pages are moved by the arrows, and by dragging; nothing moves by itself with reduced motion
      Given I prefer less motion
      And I visit the bulletin page
      When I click page 1 of the bulletin
      And I press "+"
      And I press "+"
      Then the bulletin is seen at 150%
      When I press "ArrowRight"
      And I press "ArrowDown"
      Then the bulletin has moved by -80, -80 px in its box
      When I drag the box of the bulletin by 40, 30 px
      Then the bulletin has moved by 40, 30 px in its box

    @BULL-03 @phone
    Scenario: A tap opens a page on the whole screen, under one slim bar
      Given the window is 360 px wide and 640 px high
      And I visit the bulletin page
      When I tap page 1 of the bulletin
      Then the bar of the reader is at most 54 px high
      And the bar of the reader is wholly in the window
      And the picture "2026년 11월 22일 주보 1쪽" in the dialog is wholly in the window
      And nothing is wider than the window
      When I click the button "전체 화면 닫기"
      And I scroll to page 3 of the bulletin
      Then the button "확대" is wholly in the window

    @BULL-03 @phone
    Scenario: Two fingers and two quick taps enlarge; one finger scrolls on, and moves the zoomed pages
      Given I visit the bulletin page
      When I spread two fingers to twice their distance over the bulletin
      Then the bulletin is seen at 200%
      And nothing is wider than the window
      When I click the button "원래 크기"
      Then the bulletin is seen at 100%
      When I draw one finger up over the bulletin
      Then the bulletin has moved up with the window
      And the bulletin is seen at 100%
      When I double-tap page 1 of the bulletin
      Then the bulletin is seen at 200%
      When I draw one finger up over the bulletin
      Then the bulletin has moved up in its box
