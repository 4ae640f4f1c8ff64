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

  @SHELL-02 @browser
  Scenario: The top bar shows who is signed in
    Given I am an editor
    When I visit the vision page
    Then I am signed in as editor
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
  Scenario: At 1280 px nothing of the page moves when the address of who is signed in comes
    Given I am an editor
    When I visit the vision page
    Then I am signed in as editor
    And nothing on the page has moved by itself

  @layout-shift @browser
  Scenario Outline: On a phone nothing moves when what a page waits for arrives: <page>
    Given the window is 360 px wide
    And every call is held
    When I visit <page>
    And the held calls are answered
    Then I see "<words>"
    And nothing on the page has moved by itself

    Examples:
      | page                        | words         |
      | /organizations              | 한눈에 보기   |
      | /organizations/missions/101 | 임원          |
      | /people/deaconTrainees      | 이름 찾기     |

  @layout-shift @browser
  Scenario: On a phone nothing moves on a page that waits for its form alone
    Given the window is 360 px wide
    When I visit the register page
    Then I see "비밀번호 확인"
    And nothing on the page has moved by itself

  @layout-shift @browser
  Scenario Outline: Nothing moves for an admin either: <page> at <width> px
    Given I am an admin
    And the window is <width> px wide
    And every call is held
    When I visit <page>
    And the held calls are answered
    Then I see "<words>"
    And nothing on the page has moved by itself

    Examples:
      | page                  | width | words       |
      | /sermon/bibleStudies  | 412   | 문제지 목록 |
      | /communion/events     | 412   | 구독        |
      | /account/home         | 360   | 지난번 뒤로 |
      | /account/privacy      | 360   | 계정 지우기 |
      | /role/manageRoles     | 360   | 고침 신청   |
      | /member/manageMembers | 360   | 강나은      |
      | /member/manageMembers | 1280  | 강나은      |

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
