@browser
Feature: A page whose code fails to load
  A lost connection, or a new build while a tab is open, shows the reader one sentence, and removes nothing from the page.

  Background:
    Given I visit the vision page
    And I see the heading "목회철학과 비전"

  @REL-28 @REL-15 @logs-errors
  Scenario: A page that is opened while offline says so once, and loads when the network is back
    When the network is cut
    And I click the link "예배와 말씀" in the navigation "주요 메뉴"
    Then I see the alert "페이지를 불러오지 못했습니다."
    When 3 seconds pass
    And I click the button "다시 시도"
    Then no file was asked for more than 3 times
    And I see the alert "페이지를 불러오지 못했습니다."
    When the network is back
    And 2 seconds pass
    And I click the button "다시 시도"
    Then I see the heading "주보"
    And I do not see "페이지를 불러오지 못했습니다."

  @REL-28 @logs-errors
  Scenario: Navigating while offline requests no file again and again
    When the network is cut
    And I click the link "교제" in the navigation "주요 메뉴"
    And I see the alert "페이지를 불러오지 못했습니다."
    And I click the link "섬기는 사람들" in the navigation "주요 메뉴"
    And I see the alert "페이지를 불러오지 못했습니다."
    And I go back
    And I see the alert "페이지를 불러오지 못했습니다."
    And 5 seconds pass
    Then no file was asked for more than 4 times
    When I click the link "교회소개" in the navigation "주요 메뉴"
    Then I see the heading "목회철학과 비전"

  @REL-28 @logs-errors
  Scenario: A page whose own code fails to load can be read, and says that something is missing
    Given the code of the vision page cannot be fetched
    When I reload
    Then I see the alert "일부 기능을 불러오지 못했습니다."
    And I see the heading "목회철학과 비전"
    And 3 seconds pass
    And no file was asked for more than 3 times
    Given the code of the vision page can be fetched again
    When I click the button "다시 시도"
    Then I do not see "일부 기능을 불러오지 못했습니다."
    And I see the heading "목회철학과 비전"

  @REL-31 @logs-errors
  Scenario: A tab that was open while a newer build came takes it at the next page
    When the site is redeployed
    And I click the link "교제" in the navigation "주요 메뉴"
    Then I see the heading "행사"
    And I am at the events page
    And no file was asked for more than 3 times

  @REL-28 @logs-errors
  Scenario: Where the browser asks no more for a file that failed, the page is reloaded
    Given the code of the events page cannot be fetched
    When I click the link "교제" in the navigation "주요 메뉴"
    Then I see the alert "페이지를 불러오지 못했습니다."
    And 2 seconds pass
    When I click the button "다시 시도"
    Then I see the heading "행사"
    And I see the alert "일부 기능을 불러오지 못했습니다."

  @REL-28 @logs-errors
  Scenario: An application that fails to load says so above the page, and a retry loads it
    When I visit the vision page before its program comes
    And the code of the whole program cannot be fetched
    And I click the link "교제" in the navigation "주요 메뉴"
    Then I see the alert "일부 기능을 불러오지 못했습니다."
    And I see the heading "행사"
    When the code of the whole program can be fetched again
    And I click the link "다시 시도"
    And I click the button "로그인" in the top bar
    Then I see the login dialog
