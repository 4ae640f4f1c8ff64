Feature: Pages for everybody
  What a program can tell of the Web Content Accessibility Guidelines 2.2 (AA), on wide and small screens, by day and night.

  @accessibility
  Scenario: Nobody is kept out of the announcements
    When I visit the announcements page
    Then I see the heading "추수감사주일"
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of writing an announcement
    Given I am an editor
    When I visit the announcements page
    And I click the button "등록"
    Then I see "제목을 입력해 주세요."
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the login dialog
    Given I visit the vision page
    When I click the button "로그인" in the top bar
    And I click the login button
    Then I see "이메일을 입력해 주세요."
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the menu
    Given I am an admin
    And I visit the announcements page
    When I click the menu button
    And I click the header "관리"
    Then I see the link "회원 관리"
    And nobody is kept out at 1280 and 360 px, light and dark

  @accessibility
  Scenario: Nobody is kept out of the not-found page
    When I visit /no/such/page
    Then I see "404"
    And nobody is kept out at 1280 and 360 px, light and dark
