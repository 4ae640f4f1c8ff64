Feature: The side drawer
  The whole menu, as far as the reader may use it.

  @SHELL-03
  Scenario: A visitor finds login and create account
    Given I visit the vision page
    When I open the menu
    Then I see the dialog "전체 메뉴"
    And the link "회원가입" leads to the register page
    And I do not see the button "내 계정"
    And I do not see the button "관리"
    When I click the button "로그인"
    Then I see the login dialog
    And I do not see the dialog "전체 메뉴"

  @SHELL-04 @SHELL-05
  Scenario Outline: A signed-in <who> finds the account group and no more
    Given I am a <who>
    And I visit the vision page
    And I am signed in as <who>
    When I open the menu
    Then the menu groups are
      | 내 계정       |
      | 교회소개      |
      | 섬기는 사람들 |
      | 예배와 말씀   |
      | 교제          |
      | 부서 및 기관  |
    And I do not see the link "회원가입"
    When I click the button "내 계정"
    Then the link "내 정보" leads to the profile page
    And I see the button "로그아웃"

    Examples:
      | who    |
      | member |
      | editor |

  @SHELL-05
  Scenario: An Admin finds what there is to manage
    Given I am an admin
    And I visit the vision page
    And I am signed in as admin
    When I open the menu
    Then I see the button "내 계정"
    When I click the button "관리"
    Then the menu group "관리" holds
      | 회원 관리         | /member/manageMembers |
      | 선교회 관리       | /duty/manage          |
      | 구역 관리         | /zone/manage          |
      | 부서 및 기관 관리 | /job/manage           |
      | 나의 역할         | /role/myRoles         |

  @SHELL-06
  Scenario: A click on its header opens and closes a group, and the arrow turns
    Given I visit the logout page
    And I open the menu
    Then the menu group "교회소개" is closed
    When I click the button "교회소개"
    Then the menu group "교회소개" is open
    And the menu group "교회소개" holds
      | 목회철학과 비전 | /intro/vision           |
      | 교회 연혁       | /intro/history          |
      | 협력 선교사     | /intro/coop-Misionaries |
    When I click the button "교회소개"
    Then the menu group "교회소개" is closed
    And I do not see the link "교회 연혁"

  @SHELL-07
  Scenario: A click outside opens the group of the current page again and closes the others
    Given I visit the announcements page
    And I open the menu
    Then the menu group "교제" is open
    And the menu group "예배와 말씀" is closed
    When I click the button "교제"
    Then the menu group "교제" is closed
    When I click the button "예배와 말씀"
    Then the menu group "예배와 말씀" is open
    And the menu group "교제" is open
    When I click the heading "전체 메뉴"
    Then the menu group "예배와 말씀" is closed
    And the menu group "교제" is open

  @SHELL-07
  Scenario: Away from the groups' pages a click outside closes them all
    Given I visit the logout page
    And I open the menu
    And I click the button "교제"
    Then the menu group "교제" is open
    When I click the heading "전체 메뉴"
    Then the menu group "교제" is closed

  @SHELL-06
  Scenario: A chosen link leads to its page and closes the drawer
    Given I visit the logout page
    And I open the menu
    And I click the button "교제"
    When I click the link "공지사항"
    Then I am at the announcements page
    And I do not see the dialog "전체 메뉴"
    And the heading "공지사항" has the focus
