Feature: Top bar and footer
  The same bar at the top and the same band at the foot of every page.

  @SHELL-01
  Scenario: The top bar leads to the five public parts of the site
    When I visit the announcements page
    Then the links of the navigation "주요 메뉴" are
      | 교회소개       | /intro           |
      | 섬기는 사람들  | /people          |
      | 예배와 말씀    | /sermon/bulletin |
      | 교제           | /communion       |
      | 부서 및 기관   | /organizations   |

  @SHELL-01
  Scenario: The brand leads home
    Given I visit the announcements page
    When I click the link "아순시온 소망한인교회" in the top bar
    Then I am at the home page
    And I see the heading "아순시온 소망한인교회에 오신 것을 환영합니다"

  @SHELL-02 @layout-shift @browser
  Scenario: The top bar shows who is signed in
    Given I am an editor
    When I visit the vision page
    Then I am signed in as editor
    And nothing on the page has moved by itself
    And the link "교회소개" in the top bar stands beside the link "아순시온 소망한인교회" in the top bar
    And the link "검색" in the top bar stands beside the link "부서 및 기관" in the top bar
    When I click the link "sunyoung.lee@example.org"
    Then I am at the profile page

  @SHELL-02 @phone
  Scenario: On a phone, whose bar has no room for it, the drawer begins with the address
    Given I am a member
    And I visit the vision page
    And I am signed in as member
    When I click the menu button
    Then I see "minsu.kim@example.org" in the dialog "전체 메뉴"

  @layout-shift @browser
  Scenario: On a phone nothing moves when what a page waits for arrives
    Given the window is 360 px wide
    When I visit the register page
    Then I see "비밀번호 확인"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /organizations
    And the held calls are answered
    Then I see "한눈에 보기"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /organizations/missions/101
    And the held calls are answered
    Then I see "임원"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /people/deaconTrainees
    And the held calls are answered
    Then I see "이름 찾기"
    And nothing on the page has moved by itself

  @layout-shift @browser
  Scenario: On a small phone nothing moves for an admin either
    Given I am an admin
    And the window is 360 px wide
    When every call is held
    And I visit /account/home
    And the held calls are answered
    Then I see "지난번 뒤로"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /account/privacy
    And the held calls are answered
    Then I see "계정 지우기"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /role/manageRoles
    And the held calls are answered
    Then I see "고침 신청"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /member/manageMembers
    And the held calls are answered
    Then I see "강나은"
    And nothing on the page has moved by itself

  @layout-shift @browser
  Scenario: On a larger phone and at a desk nothing moves for an admin either
    Given I am an admin
    And the window is 412 px wide
    When every call is held
    And I visit /sermon/bibleStudies
    And the held calls are answered
    Then I see "문제지 목록"
    And nothing on the page has moved by itself
    When every call is held
    And I visit /communion/events
    And the held calls are answered
    Then I see "구독"
    And nothing on the page has moved by itself
    When the window is 1280 px wide
    And every call is held
    And I visit /member/manageMembers
    And the held calls are answered
    Then I see "강나은"
    And nothing on the page has moved by itself

  @SHELL-08
  Scenario: The footer shows the church's logo and its pages elsewhere
    When I visit the vision page
    Then I see the logo in the footer
    And the links of the navigation "교회 소식 채널" are
      | 유튜브 (새 창)        | https://www.youtube.com/  |
      | 페이스북 (새 창)      | https://www.facebook.com/ |
      | 카카오톡 채널 (새 창) | https://pf.kakao.com/     |
    And I do not see "© 2026"

  @SHELL-08
  Scenario: The footer of the home page has a copyright line with the current year
    Given it is "2027-01-01 09:00"
    When I visit the home page
    Then I see "© 2027 아순시온 소망한인교회"

  @INTR-01 @INTR-03 @PEOP-02 @PEOP-03 @ORGN-06 @ROUTE-02 @phone @browser
  Scenario: The pages that only show something fit a phone
    When I visit the vision page
    Then I see the heading "목회철학과 비전"
    And nothing is wider than the window
    When I visit the partner missionaries page
    Then I see the heading "협력 선교사"
    And nothing is wider than the window
    When I visit the pastor page
    Then I see the heading "담임목사"
    And nothing is wider than the window
    When I visit /people/deaconTrainees
    Then I see "모두"
    And nothing is wider than the window
    When I visit /organizations/committees/2
    Then I see the table "학생부 찬양대"
    And nothing is wider than the window
    When I visit /no/such/page
    Then I see "404"
    And nothing is wider than the window
