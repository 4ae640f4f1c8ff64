@browser
Feature: Accessibility of the calendar
  What a program can tell of the Web Content Accessibility Guidelines 2.2 (AA), on wide and small screens, by day and night.

  @accessibility
  Scenario: The calendar is accessible
    When I visit the events page
    Then I see the event "주일예배"
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: An event is accessible
    Given I am an editor
    And I visit the events page
    When I click the event "감사 성경통독 주간"
    Then I see the dialog "감사 성경통독 주간"
    And the page is accessible at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Writing an event is accessible
    Given I am an editor
    And I visit the events page
    When I click the button "새 행사 등록"
    And I press "Enter"
    Then I see "행사 이름을 입력해 주세요."
    And the page is accessible at 1280 and 360 px, light and dark
