Feature: The not-found page
  A broken link has a message inside the church's own pages, with links to go on.

  @ROUTE-02 @ROUTE-10
  Scenario: An unknown address shows the not-found page
    When I visit /no/such/page
    Then I see "404"
    And I see "찾으시는 페이지가 존재하지 않거나 이동되었습니다."
    And I see the button "이전 화면으로"

  @ROUTE-02
  Scenario: The back button of the not-found page leads to the page before
    Given I visit the logout page
    When I visit /no/such/page
    And I click the button "이전 화면으로"
    Then I am at the logout page

  @ROUTE-02
  Scenario: The not-found page links to the home page
    When I visit /no/such/page
    And I click the link "첫 화면으로"
    Then I am at the home page
