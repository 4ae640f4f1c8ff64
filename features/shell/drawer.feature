Feature: The side drawer
  The whole menu, as far as the reader may use it.

  @SHELL-03
  Scenario: A visitor finds login and create account
    Given I visit the vision page
    When I click the menu button
    Then the link "회원가입" in the dialog "전체 메뉴" leads to the register page
    And menu groups are
      | 교회소개      |
      | 섬기는 사람들 |
      | 예배와 말씀   |
      | 교제          |
      | 부서 및 기관  |
    When I click the button "로그인" in the dialog "전체 메뉴"
    Then I see the login dialog
    And I do not see the dialog "전체 메뉴"

  @SHELL-04 @SHELL-05
  Scenario Outline: A signed-in <who> finds the account group and no more
    Given I am a <who>
    And I visit the vision page
    And I am signed in as <who>
    When I click the menu button
    Then menu groups are
      | 내 계정       |
      | 교회소개      |
      | 섬기는 사람들 |
      | 예배와 말씀   |
      | 교제          |
      | 부서 및 기관  |
    And I do not see the link "회원가입"
    When I click the header "내 계정"
    Then the link "내 정보" leads to the profile page
    And the link "나의 역할" leads to the my roles page
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
    When I click the menu button
    Then I see the header "내 계정"
    When I click the header "관리"
    Then the links of the menu group "관리" are
      | 회원 관리                    | /member/manageMembers |
      | 선교회 관리                  | /duty/manage          |
      | 구역 관리                    | /zone/manage          |
      | 부서 및 기관 관리            | /job/manage           |
      | 역할 관리 3 기다리는 신청 3건 | /role/manageRoles     |
      | 나의 역할                    | /role/myRoles         |

  @SHELL-11 @accessibility @phone @browser
  Scenario: Letters made larger in the menu stay so, from the first paint of the next page on
    Given I visit the vision page
    When I click the menu button
    And I click the button "아주 크게"
    Then the button "아주 크게" is 72 px high
    When I reload
    Then nothing on the page has moved by itself
    When I click the menu button
    Then the button "아주 크게" is pressed

  @SHELL-11 @accessibility @phone @mock @browser
  Scenario: The largest letters leave arrows at their places on the events page and on the home page
    Given the window is 360 px wide and 640 px high
    And I visit the events page
    And I click the menu button
    And I click the button "아주 크게"
    When I press "Escape"
    Then the button "다음 달" stands beside the heading "2026년 11월"
    And nothing is wider than the window
    When I visit the home page
    Then the button "다음 사진" stands beside the button "멈춤"
    And nothing is wider than the window

  Rule: Groups open and close

    @SHELL-06 @browser
    Scenario: A click on its header opens and closes a group, and the arrow turns
      Given I visit the logout page
      And I click the menu button
      Then the header "교회소개" is closed
      And the arrow of "교회소개" is not turned
      When I click the header "교회소개"
      Then the arrow of "교회소개" is turned
      And the links of the menu group "교회소개" are
        | 목회철학과 비전 | /intro/vision           |
        | 교회 연혁       | /intro/history          |
        | 협력 선교사     | /intro/coop-Misionaries |
      When I click the header "교회소개"
      Then the header "교회소개" is closed
      And I do not see the link "교회 연혁"

    @SHELL-07 @browser
    Scenario: A click outside opens the group of the current page again and closes the others
      Given I visit the announcements page
      And I click the menu button
      Then the header "교제" is open
      And the header "예배와 말씀" is closed
      When I click the header "교제"
      Then the header "교제" is closed
      When I click the header "예배와 말씀"
      Then the header "예배와 말씀" is open
      And the header "교제" is open
      When I click the heading "전체 메뉴"
      Then the header "예배와 말씀" is closed
      And the header "교제" is open

    @SHELL-07
    Scenario: Away from the groups' pages a click outside closes them all
      Given I visit the logout page
      And I click the menu button
      And I click the header "교제"
      Then the header "교제" is open
      When I click the heading "전체 메뉴"
      Then the header "교제" is closed

    @SHELL-06
    Scenario: A chosen link leads to its page and closes the drawer
      Given I visit the logout page
      And I click the menu button
      And I click the header "교제"
      When I click the link "공지사항" in the dialog "전체 메뉴"
      Then I am at the announcements page
      And I do not see the dialog "전체 메뉴"
      And the heading "공지사항" has the focus
