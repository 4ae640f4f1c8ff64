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
  Scenario Outline: On a wide screen the menu of <section> stands at the side and marks <page>
    Given I am a <who>
    When I visit <page>
    Then the page heading stands beside the navigation "<section>"
    And the current page in the navigation "<section>" says just "<current>"
    And I do not see the header "<section>"

    Examples:
      | section       | who     | page                          | current     |
      | 교회소개      | visitor | the partner missionaries page | 협력 선교사 |
      | 섬기는 사람들 | visitor | /people/elders                | 장로        |
      | 예배와 말씀   | visitor | the Bible studies page        | 성경공부    |
      | 교제          | visitor | the announcements page        | 공지사항    |
      | 내 계정       | member  | the change password page      | 비밀번호 변경 |
      | 역할          | member  | the role request page         | 역할 신청   |
      | 관리          | admin   | the duties page               | 선교회 관리 |

  @SHELL-09
  Scenario: A link of the menu leads to its page, which is then marked
    Given I visit the announcements page
    When I click the link "행사" in the navigation "교제"
    Then I am at the events page
    And the current page in the navigation "교제" says just "행사"

  @SHELL-09 @phone @browser
  Scenario Outline: On a phone the menu of <section> is open over the page and can be folded
    Given I am a <who>
    When I visit <page>
    Then the header "<section>" is open
    And the arrow of "<section>" is turned
    And the page heading stands below the navigation "<section>"
    And the navigation "<section>" is at most 60 % of the window high
    When I click the header "<section>"
    Then the header "<section>" is closed
    And the arrow of "<section>" is not turned
    And I do not see the navigation "<section>"
    When I click the header "<section>"
    Then I see the navigation "<section>"

    Examples:
      | section       | who     | page                          |
      | 교회소개      | visitor | the partner missionaries page |
      | 내 계정       | member  | the change password page      |
      | 관리          | admin   | the duties page               |

  @SHELL-09 @phone @browser
  Scenario Outline: On a phone a long menu is a slim row, with <page> in sight and the beginning of the page too
    Given the window is 360 px wide and 360 px high
    When I visit /people/<page>
    Then the header "섬기는 사람들" is open
    And the current page in the navigation "섬기는 사람들" is wholly in the window
    And the navigation "섬기는 사람들" is at most 60 px high
    And the page heading is wholly in the window
    When I scroll to the link "<other>" in the navigation "섬기는 사람들"
    Then the link "<other>" in the navigation "섬기는 사람들" is wholly in the window

    Examples:
      | page           | other    |
      | pastor         | 은퇴집사 |
      | retiredDeacons | 담임목사 |

  @accessibility @phone @browser
  Scenario Outline: On a phone one reads at once what one came for: <what>
    Given the window is 360 px wide and 640 px high
    When I visit <page>
    Then <what> is high up on the page

    Examples:
      | page                        | what                         |
      | the current bulletin page   | page 1 of the bulletin       |
      | /people/elders              | the first of those who serve |
