Feature: Pages that not everybody may see
  Public pages are open. The others ask for a login first, or say that the visitor may not see them.

  @PERM-01
  Scenario Outline: A visitor sees <page> without a login
    When I visit <page>
    Then the page is for everyone
    And I see the heading "<heading>"
    And I do not see the login dialog
    And I am signed out

    Examples:
      | page                   | heading         |
      | the vision page        | 목회철학과 비전 |
      | the pastor page        | 담임목사        |
      | the bulletin page      | 주보            |
      | the announcements page | 공지사항        |
      | the organisation page  | 부서 및 기관    |

  @ROUTE-07 @AUTH-05
  Scenario: A visitor who opens a member's page logs in and lands there
    When I visit /account/profile?from=mail
    Then the page asks for a login
    And I see the login dialog
    And I see "이 페이지는 로그인하신 뒤에 보실 수 있습니다."
    And I see "로그인하시면 보시려던 페이지로 이동합니다."
    When I log in as member
    Then I am at /account/profile?from=mail
    And the page lets me in
    And I do not see the login dialog
    And I see "김민수"

  @ROUTE-07
  Scenario: A visitor who closes the dialog can ask for it again
    Given I visit the profile page
    And I see the login dialog
    When I press "Escape"
    Then I see "이 페이지는 로그인하신 뒤에 보실 수 있습니다."
    And I am at the profile page
    When I click the button "로그인" in the page
    Then I see the login dialog

  @ROUTE-07 @PERM-03
  Scenario Outline: A signed-in <who> may not see <page>
    Given I am a <who>
    When I visit <page>
    Then the page says that I have no permission
    And I see "이 페이지를 보실 권한이 없습니다."
    And I do not see the login dialog
    And I am signed in as <who>
    And <call> was sent 0 times

    Examples:
      | who    | page                             | call                         |
      | member | the members page                 | GET /api/Member              |
      | editor | the members page                 | GET /api/Member              |
      | member | /member/detail/1                 | GET /api/Member/1            |
      | editor | /duty/manage                     | GET /api/duty/withmembers    |
      | member | the zones page                   | GET /api/Zone                |
      | member | the bulletin upload page         | POST /api/File/newBulletin    |
      | editor | the organisation management page | GET /api/Member              |

  @ROUTE-07
  Scenario Outline: A signed-in <who> may see <page>
    Given I am a <who>
    When I visit <page>
    Then the page lets me in
    And I see the heading "<heading>"
    And I am signed in as <who>

    Examples:
      | who    | page                     | heading     |
      | admin  | the members page         | 회원 관리   |
      | editor | the bulletin upload page | 주보 올리기 |
      | admin  | the bulletin upload page | 주보 올리기 |
      | member | the my roles page        | 나의 역할   |
      | member | the profile page         | 내 정보     |
