Feature: Toasts that stay
  A toast with a question stays until it is answered, and is never in the way.

  Background:
    Given I am an editor
    And I visit the announcements page
    And my access token has expired
    And POST /api/Account/Refresh asks for a login
    And I click the button "삭제 추수감사주일"
    And the toast's time is over

  @NOTI-01 @browser
  Scenario: On a phone and on a desk a toast lies over no dialog's title and no field
    Given the window is 360 px wide and 560 px high
    When I click the button "로그인" in the top bar
    Then the toast "로그인 시간" does not lie over the heading "로그인"
    And the toast "로그인 시간" does not lie over the field "비밀번호"
    When the window is 800 px wide and 500 px high
    Then the toast "로그인 시간" does not lie over the heading "로그인"
    And the toast "로그인 시간" does not lie over the field "비밀번호"

  @AUTH-15 @AUTH-05
  Scenario: The message about the end of a session stays until the user logs in again, which leads back to the page
    Then I see 1 toast "로그인 시간이 지났습니다."
    When 30 seconds pass
    Then I see 1 toast "로그인 시간이 지났습니다."
    When I click the button "로그인" in the top bar
    And I log in as editor
    Then I am at the announcements page
    And I do not see the toast "로그인 시간"
