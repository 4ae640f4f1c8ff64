Feature: Logging out
  After a logout nothing of the session is left, in this tab or in any other.

  @AUTH-11
  Scenario: Logging out ends the session here and on the server
    Given I am a member
    And I visit the profile page
    When I log out
    Then I am at the logout page
    And I see the heading "로그아웃되었습니다."
    And I am signed out
    And DELETE /api/Account/Revoke was sent in the name of member

  @AUTH-11
  Scenario: A signed-in user who opens the logout page sees a message, and can log out there
    Given I am a member
    When I visit the logout page
    Then I see the heading "아직 로그인되어 있습니다."
    And I see "minsu.kim@example.org 님으로 로그인되어 있습니다."
    And I do not see "로그아웃되었습니다."
    When I click the button "로그아웃"
    Then I see the heading "로그아웃되었습니다."
    And I am signed out

  @AUTH-11 @ANNO-03
  Scenario: A logout carries out what could still be undone
    Given I am an editor
    And I visit the announcements page
    When I click the button "삭제 추수감사주일"
    And I log out
    Then I see the heading "로그아웃되었습니다."
    And DELETE /api/Announcement/57 was sent in the name of editor
    And DELETE /api/Account/Revoke was sent in the name of editor
    When I visit the announcements page
    Then I see "성탄절 찬양대"
    And I do not see the announcement "추수감사주일"

  @AUTH-12
  Scenario Outline: A logout that <answer> says so and signs out all the same
    Given I am a member
    And I visit the vision page
    And DELETE /api/Account/Revoke <answer>
    When I log out
    Then a toast says "로그아웃 처리 못하였습니다"
    And I am signed out
    And I am at the vision page

    Examples:
      | answer         |
      | gets no answer |

  @AUTH-11
  Scenario: After logging out, Back shows nothing private
    Given I am a member
    And I visit the profile page
    And I see "김민수"
    When I log out
    And I see the heading "로그아웃되었습니다."
    And I go back
    Then I am at the profile page
    And I see the login dialog
    And I do not see "김민수"
    And I do not see "minsu.kim@example.org"

  @REL-08 @AUTH-18 @browser
  Scenario: Logging out in one tab signs out the other tab of the session
    Given I am a member
    And I visit the vision page
    And I open a second tab of this session at the profile page
    And I see "김민수"
    And time stands still
    When I turn to tab 1
    And I log out
    And I turn to tab 2
    Then within 1 second "김민수" has gone
    And within 1 second "minsu.kim@example.org" has gone
    And I see the login dialog
    And I see "다른 창에서 로그아웃하셔서 여기에서도 로그아웃되었습니다."
    And no toast is shown

  @REL-08 @browser
  Scenario: A tab that was signed out from another one stays so after a reload
    Given I am a member
    And I visit the vision page
    And I open a second tab of this session at the profile page
    And I turn to tab 1
    And I log out
    When I turn to tab 2
    Then I see "다른 창에서 로그아웃하셔서 여기에서도 로그아웃되었습니다."
    When I reload
    Then I see the login dialog
    And I do not see "김민수"

  @AUTH-08 @AUTH-18 @REL-08 @browser
  Scenario: Another user who logs out in another tab leaves me signed in
    Given I visit the announcements page
    And I open the vision page in a second tab
    And I log in as editor
    And I turn to tab 1
    And I log in as member
    When I turn to tab 2
    And I log out
    And I am signed out
    And I turn to tab 1
    Then no toast is shown
    When I open the announcements page in a second tab
    Then I am signed in as member

  @REL-08 @AUTH-11 @ANNO-02
  Scenario: After logging out, nothing on this device tells who was there
    Given I am an editor
    And I visit the announcements page
    And I click the button "새 공지 쓰기"
    And I write the announcement "성가대 연습"
    And I click the button "등록"
    And a toast says "공지사항을 등록했습니다."
    When I log out
    And I see the heading "로그아웃되었습니다."
    Then this device holds nothing of editor
