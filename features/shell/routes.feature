Feature: Addresses
  Every address that the church has ever written down leads to its page, inside one frame.

  @ROUTE-03 @ROUTE-08
  Scenario Outline: <address> opens its page
    Given I am an admin
    When I visit <address>
    Then the title is "<title> · 아순시온 소망한인교회"
    And I see the page heading

    Examples:
      | address                     | title         |
      | /registerConfirmation       | 회원가입 안내 |
      | /member/detail/1            | 회원 정보     |
      | /organizations/committees/1 | 예배위원회    |

  @ROUTE-04
  Scenario Outline: Letter case and a trailing slash change nothing at <address>
    When I visit <address>
    Then the title is "<title>"
    And I see the heading "<heading>"

    Examples:
      | address                       | title                                        | heading                                      |
      | /people/retireddeacons/       | 은퇴집사 · 아순시온 소망한인교회             | 은퇴집사                                     |
      | /intro/coop-Misionaries       | 협력 선교사 · 아순시온 소망한인교회          | 협력 선교사                                  |
      | /Communion/Announcements/?a=1 | 공지사항 · 아순시온 소망한인교회             | 공지사항                                     |
      | /HOME/                        | 아순시온 소망한인교회에 오신 것을 환영합니다 | 아순시온 소망한인교회에 오신 것을 환영합니다 |

  @ROUTE-05
  Scenario: An address of the menu leads to its page
    Given I am an admin
    When I visit /job/manage
    Then the title is "부서 및 기관 관리 · 아순시온 소망한인교회"
    And I see the heading "부서 및 기관 관리"

  @ROUTE-05 @SHELL-05
  Scenario: The roles can be opened from a nested page
    Given I am an admin
    And I visit /organizations/missions/1
    When I click the menu button
    And I click the header "관리"
    And I click the link "나의 역할"
    Then I am at the my roles page
    And I see the heading "나의 역할"

  @ROUTE-06
  Scenario Outline: <root> opens its first page to a <who>
    Given I am a <who>
    When I visit <root>
    Then I am at <address>
    And I see the heading "<heading>"
    And I do not see the login dialog

    Examples:
      | who     | root           | address           | heading         |
      | visitor | /intro         | /intro/vision     | 목회철학과 비전 |
      | visitor | /organizations | /organizations    | 부서 및 기관    |
      | editor  | /sermon        | /sermon/bulletin  | 주보            |

  @ROUTE-06
  Scenario Outline: <root> leads a <who> to its first page, which decides
    Given I am a <who>
    When I visit <root>
    Then I am at <address>
    And the page <decision>

    Examples:
      | who     | root     | address               | decision                       |
      | visitor | /member  | /member/manageMembers | asks for a login               |
      | member  | /account | /account/profile      | lets me in                     |
      | member  | /member  | /member/manageMembers | says that I have no permission |
      | member  | /role    | /role/myRoles         | lets me in                     |
      | editor  | /member  | /member/manageMembers | says that I have no permission |
      | admin   | /member  | /member/manageMembers | lets me in                     |

  @ROUTE-08
  Scenario: The title follows a move to another page
    Given I visit the home page
    And the title is "아순시온 소망한인교회에 오신 것을 환영합니다"
    When I click the link "교제" in the navigation "주요 메뉴"
    Then the title is "행사 · 아순시온 소망한인교회"

  @ROUTE-10 @ROUTE-11 @browser
  Scenario: Every page is in the common frame, and in Korean, as are the login dialog and the menu
    When I visit the home page
    Then I see the heading "환영합니다"
    And the page is written in Korean
    And I see the top bar
    And I see the footer
    When I visit the announcements page
    Then I see the heading "추수감사주일"
    And the page is written in Korean
    And I see the top bar
    And I see the footer
    When I visit the bulletin page
    Then I see 4 pages of the bulletin
    And the page is written in Korean
    And I see the top bar
    And I see the footer
    When I visit /no/such/page
    Then I see the heading "404"
    And the page is written in Korean
    And I see the top bar
    And I see the footer
    When I click the menu button
    Then I see the dialog "전체 메뉴"
    And the page is written in Korean
    When I press "Escape"
    And I click the button "로그인" in the top bar
    Then I see the login dialog
    And the page is written in Korean
