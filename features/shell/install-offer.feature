@OFFL-01 @browser
Feature: Installing the site
  The offer is quiet: it waits for the second visit, and once it was closed it never comes again.

  Background:
    Given my browser can install the site
    And I visit the vision page
    And 30 seconds pass

  Scenario: It comes with the second visit, when nothing lies over the page, and the browser asks
    Then no toast is shown
    When I open the vision page in a second tab
    And I click the menu button
    And 30 seconds pass
    Then no toast is shown
    When I press "Escape"
    Then a toast says "이 사이트를 기기의 첫 화면에 두고 앱처럼 여실 수 있습니다."
    When I click the button "첫 화면에 두기"
    Then the log says "asked to install the site"
    And no toast is shown

  Scenario: Once closed it never comes again
    When I open the vision page in a second tab
    And 30 seconds pass
    And I click the button "알림 닫기"
    And I open the vision page in a second tab
    And 30 seconds pass
    Then no toast is shown
