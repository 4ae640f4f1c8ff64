@NOTI-01 @browser
Feature: Toasts
  What has to be said in passing waits at the top right until it has been read.

  Background:
    Given I am a member
    And I visit the vision page
    And DELETE /api/Account/Revoke fails
    And I log out
    And a toast says "로그아웃 처리 못하였습니다"
    And I hover the page heading

  Scenario: A toast stands at the top right and closes after 5000 ms
    Then the toast is at the top right
    And the toast closes by itself 5000 ms after it came

  Scenario: A toast waits while it is pointed at, while the reader is in another window, and while Alt and T lead to it; dragged over more than 80 % of its width, it is dismissed
    When I hover the toast
    Then the countdown of the toast is standing still
    When I hover the page heading
    Then the countdown of the toast is running
    When the window loses the focus
    Then the countdown of the toast is standing still
    When the window gets the focus
    Then the countdown of the toast is running
    When I press "Alt+t"
    Then the toast has the focus
    And the countdown of the toast is standing still
    When I drag the toast over 78 % of its width
    Then a toast says "로그아웃 처리 못하였습니다"
    When I drag the toast over 82 % of its width
    Then no toast is shown
