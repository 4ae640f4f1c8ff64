Feature: The menu of a section
  At the side on a wide screen, folded above the page on a small one.

  @SHELL-10
  Scenario: The menu of the church's introduction has three pages
    When I visit the history page
    Then the links of the navigation "교회소개" are
      | 목회철학과 비전 | /intro/vision           |
      | 교회 연혁       | /intro/history          |
      | 협력 선교사     | /intro/coop-Misionaries |

  @SHELL-10
  Scenario: The menu of the services has three pages
    When I visit the Bible studies page
    Then the links of the navigation "예배와 말씀" are
      | 주보          | /sermon/bulletin     |
      | 이번 주 주보  | /sermon/current      |
      | 성경공부      | /sermon/bibleStudies |

  @SHELL-10
  Scenario: The menu of the community has three pages
    When I visit the events page
    Then the links of the navigation "교제" are
      | 행사     | /communion/events         |
      | 광고     | /communion/advertisements |
      | 공지사항 | /communion/announcements  |

  @SHELL-09 @browser
  Scenario: On a wide screen the menu of a section stands at the side and marks the page
    When I visit the partner missionaries page
    Then the page heading stands beside the navigation "교회소개"
    And the current page in the navigation "교회소개" says just "협력 선교사"
    And I do not see the header "교회소개"
    When I visit /people/elders
    Then the page heading stands beside the navigation "섬기는 사람들"
    And the current page in the navigation "섬기는 사람들" says just "장로"
    When I visit the Bible studies page
    Then the page heading stands beside the navigation "예배와 말씀"
    And the current page in the navigation "예배와 말씀" says just "성경공부"
    When I visit the announcements page
    Then the page heading stands beside the navigation "교제"
    And the current page in the navigation "교제" says just "공지사항"

  @SHELL-09 @browser
  Scenario: On a wide screen the menus of those who are signed in stand at the side, too
    Given I am an admin
    When I visit the change password page
    Then the page heading stands beside the navigation "내 계정"
    And the current page in the navigation "내 계정" says just "비밀번호 변경"
    When I visit the role request page
    Then the page heading stands beside the navigation "역할"
    And the current page in the navigation "역할" says just "역할 신청"
    When I visit the duties page
    Then the page heading stands beside the navigation "관리"
    And the current page in the navigation "관리" says just "선교회 관리"
    And I do not see the header "관리"

  @SHELL-09
  Scenario: A link of the menu leads to its page, which is then marked
    Given I visit the announcements page
    When I click the link "행사" in the navigation "교제"
    Then I am at the events page
    And the current page in the navigation "교제" says just "행사"

  @SHELL-09 @phone @browser
  Scenario: On a phone the menu of a section is open over the page and can be folded
    When I visit the partner missionaries page
    Then the header "교회소개" is open
    And the arrow of "교회소개" is turned
    And the page heading stands below the navigation "교회소개"
    And the navigation "교회소개" is at most 60 % of the window high
    When I click the header "교회소개"
    Then the header "교회소개" is closed
    And the arrow of "교회소개" is not turned
    And I do not see the navigation "교회소개"
    When I click the header "교회소개"
    Then I see the navigation "교회소개"

  @SHELL-09 @phone @browser
  Scenario: On a phone the long menus of those who are signed in leave room for the page
    Given I am an admin
    When I visit the change password page
    Then the header "내 계정" is open
    And the page heading stands below the navigation "내 계정"
    And the navigation "내 계정" is at most 60 % of the window high
    When I visit the duties page
    Then the header "관리" is open
    And the page heading stands below the navigation "관리"
    And the navigation "관리" is at most 60 % of the window high
    When I click the header "관리"
    Then I do not see the navigation "관리"

  @SHELL-09 @phone @browser @accessibility
  Scenario: On a phone a long menu is a slim row, with the current page in sight; one reads at once what one came for: the bulletin, and those who serve
    Given the window is 360 px wide and 360 px high
    When I visit the pastor page
    Then the header "섬기는 사람들" is open
    And the current page in the navigation "섬기는 사람들" is wholly in the window
    And the navigation "섬기는 사람들" is at most 60 px high
    And the page heading is wholly in the window
    When I scroll to the link "은퇴집사" in the navigation "섬기는 사람들"
    Then the link "은퇴집사" in the navigation "섬기는 사람들" is wholly in the window
    When I visit /people/retiredDeacons
    Then the current page in the navigation "섬기는 사람들" is wholly in the window
    And the navigation "섬기는 사람들" is at most 60 px high
    And the page heading is wholly in the window
    When I scroll to the link "담임목사" in the navigation "섬기는 사람들"
    Then the link "담임목사" in the navigation "섬기는 사람들" is wholly in the window
    When the window is 360 px wide and 640 px high
    And I visit the current bulletin page
    Then page 1 of the bulletin is high up on the page
    When I visit /people/elders
    Then the first of those who serve is high up on the page
