@mock @MOCK-03 @browser
Feature: The persons of the demo
  A user of the demo becomes any persona by one click.

  Background:
    Given I visit the announcements page
    And I click the button of the demo tools

  Scenario: One click turns me into each person of the church
    When I click the tool "교인 김민수"
    Then the message of the demo tools says "이제 교인 김민수의 눈으로 보고 계십니다."
    And I am signed in as member
    And session storage holds the token of member under both names
    And I see the marked tool "교인 김민수"
    When I click the tool "편집자 이선영"
    Then the message of the demo tools says "이제 편집자 이선영의 눈으로 보고 계십니다."
    And I am signed in as editor
    And session storage holds the token of editor under both names
    And I see the marked tool "편집자 이선영"
    When I click the tool "관리자 박정훈"
    Then the message of the demo tools says "이제 관리자 박정훈의 눈으로 보고 계십니다."
    And I am signed in as admin
    And session storage holds the token of admin under both names
    And I see the marked tool "관리자 박정훈"
    When I click the tool "연결 전 교인 정하나"
    Then the message of the demo tools says "이제 연결 전 교인 정하나의 눈으로 보고 계십니다."
    And I am signed in as unlinked
    And session storage holds the token of unlinked under both names
    And I see the marked tool "연결 전 교인 정하나"
    And I am at the announcements page

  Scenario: Who signs in by the product is marked too, and one click turns that person into a visitor again
    When I log in as editor
    Then I am signed in as editor
    And I see the marked tool "편집자 이선영"
    When I click the tool "방문자"
    Then the message of the demo tools says "이제 방문자의 눈으로 보고 계십니다."
    And I see the marked tool "방문자"
    And I am signed out
    And DELETE /api/Account/Revoke was sent 1 time

  @ACCT-07
  Scenario: The unconfirmed person is refused, and can be tried by hand
    When I click the tool "미확인 회원 최유나"
    Then the message of the demo tools says "교회가 로그인을 거절했습니다"
    And I am signed out
    When I press "Escape"
    And I log in as unconfirmed
    Then I see the alert "Unauthorized" in the login dialog

  @AUTH-10 @AUTH-14
  Scenario: A member whose token is nearly used up has it refreshed
    When I click the tool "로그인 시간이 다 된 교인"
    Then the message of the demo tools says "이제 로그인 시간이 다 된 교인"
    And I am signed in as member
    When 31 seconds pass
    And I visit the my roles page
    Then the page lets me in
    And I am signed in as member
    And POST /api/Account/Refresh was sent 1 time

  @accessibility
  Scenario: E-mail and password can be seen, and the persons are accessible
    Then I do not see "junghoon.park@example.org"
    When I click the credentials of "박정훈"
    Then I see "junghoon.park@example.org"
    And I see "Somang1976#"
    And the page is accessible at 1280 and 360 px, light and dark
