Feature: Addresses
  Every address that the church has ever written down leads to its page, inside one frame.

  @ROUTE-01
  Scenario: The church's address and /home show the home page
    Then these addresses show the heading "아순시온 소망한인교회에 오신 것을 환영합니다"
      | /     |
      | /home |

  @ROUTE-04
  Scenario: Letter case and a trailing slash change nothing
    Then the pages have these titles
      | /people/RetiredDeacons        | 은퇴집사 · 아순시온 소망한인교회    |
      | /people/retireddeacons/       | 은퇴집사 · 아순시온 소망한인교회    |
      | /PEOPLE/PASTOR                | 담임목사 · 아순시온 소망한인교회    |
      | /intro/coop-Misionaries       | 협력 선교사 · 아순시온 소망한인교회 |
      | /intro/coop-misionaries/      | 협력 선교사 · 아순시온 소망한인교회 |
      | /Communion/Announcements/?a=1 | 공지사항 · 아순시온 소망한인교회    |
      | /HOME/                        | 아순시온 소망한인교회에 오신 것을 환영합니다 |

  @ROUTE-05
  Scenario: The menu's addresses lead to the same pages as the route table's
    Given I am an admin
    Then the pages have these titles
      | /duty/manage         | 선교회 관리 · 아순시온 소망한인교회       |
      | /member/manageDuties | 선교회 관리 · 아순시온 소망한인교회       |
      | /zone/manage         | 구역 관리 · 아순시온 소망한인교회         |
      | /member/manageZones  | 구역 관리 · 아순시온 소망한인교회         |
      | /job/manage          | 부서 및 기관 관리 · 아순시온 소망한인교회 |
      | /role/myRoles        | 나의 역할 · 아순시온 소망한인교회         |

  @ROUTE-05 @SHELL-05
  Scenario: The roles can be opened from a nested page
    Given I am an admin
    And I visit /organizations/missions/1
    When I open the menu
    And I click the button "관리"
    And I click the link "나의 역할"
    Then I am at the my roles page
    And I see the heading "나의 역할"

  @ROUTE-08
  Scenario: Every page has a title of its own
    Then the pages have these titles
      | /                        | 아순시온 소망한인교회에 오신 것을 환영합니다 |
      | /register                | 회원가입 · 아순시온 소망한인교회             |
      | /forgotPassword          | 비밀번호 찾기 · 아순시온 소망한인교회        |
      | /logout                  | 로그아웃 · 아순시온 소망한인교회             |
      | /account/profile         | 내 정보 · 아순시온 소망한인교회              |
      | /intro/history           | 교회 연혁 · 아순시온 소망한인교회            |
      | /people/elders           | 장로 · 아순시온 소망한인교회                 |
      | /sermon/bulletin         | 주보 · 아순시온 소망한인교회                 |
      | /sermon/bibleStudies     | 성경공부 · 아순시온 소망한인교회             |
      | /communion/events        | 행사 · 아순시온 소망한인교회                 |
      | /communion/announcements | 공지사항 · 아순시온 소망한인교회             |
      | /organizations           | 부서 및 기관 · 아순시온 소망한인교회         |
      | /no/such/page            | 찾을 수 없는 페이지 · 아순시온 소망한인교회  |

  @ROUTE-08
  Scenario: The title follows a move to another page
    Given I visit the vision page
    When I click "교제" in the navigation "주요 메뉴"
    Then the title is "행사 · 아순시온 소망한인교회"

  @ROUTE-10
  Scenario Outline: <page> stands in the one frame
    When I visit <page>
    Then the page stands between the top bar and the footer
    When I open the menu
    Then I see the dialog "전체 메뉴"

    Examples:
      | page                   |
      | the home page          |
      | the announcements page |
      | the logout page        |
      | /no/such/page          |

  @ROUTE-11
  Scenario Outline: <page> speaks Korean
    When I visit <page>
    Then I see the heading "<heading>"
    And the page is written in Korean

    Examples:
      | page                   | heading      |
      | the home page          | 환영합니다   |
      | the announcements page | 추수감사주일 |
      | /no/such/page          | 404          |

  @ROUTE-11 @AUTH-01
  Scenario: The login dialog and the menu speak Korean
    Given I visit the vision page
    When I open the menu
    Then I see the dialog "전체 메뉴"
    And the page is written in Korean
    When I press "Escape"
    And I click the button "로그인" in the top bar
    Then I see the login dialog
    And the page is written in Korean
