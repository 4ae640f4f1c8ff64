Feature: Pages with restricted access
  Public pages are open. The others ask for a login first, or say that the visitor may not see them; what one may not
  have is not even asked for.

  @PERM-01 @REL-10 @ROUTE-07
  Scenario Outline: A <who> sees <page>, which is public
    Given I am a <who>
    When I visit <page>
    Then I see the heading "<heading>"
    And I do not see the login dialog
    And I do not see "이 페이지를 보실 권한이 없습니다."
    And the church refused no call

    Examples:
      | who     | page                   | heading  |
      | visitor | the bulletin page      | 주보     |
      | member  | the announcements page | 공지사항 |

  @ROUTE-07 @REL-10 @AUTH-05
  Scenario: A visitor who opens a member's page logs in and lands there
    When I visit /account/profile?from=mail
    Then the page asks for a login
    And I see the login dialog
    And I see "이 페이지는 로그인하신 뒤에 보실 수 있습니다."
    And I see "로그인하시면 보시려던 페이지로 이동합니다."
    And the church refused no call
    When I log in as member
    Then I am at /account/profile?from=mail
    And the page lets me in
    And I do not see the login dialog
    And I see "김민수"

  @ROUTE-07
  Scenario: A visitor who closes the dialog can ask for it again
    Given I visit the members page
    And I see the login dialog
    When I press "Escape"
    Then I see "이 페이지는 로그인하신 뒤에 보실 수 있습니다."
    And I am at the members page
    And GET /api/Member was sent 0 times
    When I click the button "로그인" in the page
    Then I see the login dialog

  @ROUTE-07 @PERM-03 @REL-10
  Scenario Outline: A signed-in <who> may not see <page>
    Given I am a <who>
    When I visit <page>
    Then the page says that I have no permission
    And I see "이 페이지를 보실 권한이 없습니다."
    And I do not see the login dialog
    And I am signed in as <who>
    And <call> was sent 0 times
    And the church refused no call

    Examples:
      | who    | page                     | call                       |
      | member | the bulletin upload page | GET /api/File/bulletin     |
      | editor | /duty/manage             | GET /api/duty/withmembers  |

  @ROUTE-07 @REL-10
  Scenario Outline: A signed-in <who> may see <page>
    Given I am a <who>
    When I visit <page>
    Then the page lets me in
    And I see the heading "<heading>"
    And I am signed in as <who>
    And the church refused no call

    Examples:
      | who    | page                     | heading     |
      | editor | the bulletin upload page | 주보 올리기 |
      | admin  | the members page         | 회원 관리   |
