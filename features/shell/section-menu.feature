Feature: The menu of a section
  At the side on a wide screen, folded above the page on a small one.

  @SHELL-09 @SHELL-10
  Scenario Outline: The menu of <section> stands at the side and marks the page
    When I visit <page>
    Then the navigation "<section>" holds
      | <first>  | <first address>  |
      | <second> | <second address> |
      | <third>  | <third address>  |
    And "<current>" is marked as the current page in the navigation "<section>"
    And I do not see the button "<section>"

    Examples:
      | section  | page                        | current     | first           | first address     | second    | second address            | third       | third address            |
      | 교제     | the announcements page      | 공지사항    | 행사            | /communion/events | 광고      | /communion/advertisements | 공지사항    | /communion/announcements |
      | 교회소개 | the partner missionaries page | 협력 선교사 | 목회철학과 비전 | /intro/vision     | 교회 연혁 | /intro/history            | 협력 선교사 | /intro/coop-Misionaries  |

  @SHELL-09 @SHELL-10
  Scenario: The menu of the services has two pages
    When I visit the Bible studies page
    Then the navigation "예배와 말씀" holds
      | 주보     | /sermon/bulletin     |
      | 성경공부 | /sermon/bibleStudies |
    And "성경공부" is marked as the current page in the navigation "예배와 말씀"

  @SHELL-09
  Scenario: A link of the menu leads to its page, which is then marked
    Given I visit the announcements page
    When I click "행사" in the navigation "교제"
    Then I am at the events page
    And "행사" is marked as the current page in the navigation "교제"

  @SHELL-09 @phone
  Scenario: On a phone the menu is open by default and can be folded
    When I visit the announcements page
    Then the section menu "교제" is open
    And I see the link "광고"
    When I click the button "교제"
    Then the section menu "교제" is closed
    And I do not see the link "광고"
    When I click the button "교제"
    Then the section menu "교제" is open
    And I see the link "광고"

  @SHELL-09 @phone
  Scenario: On a phone a long menu scrolls inside a part of the window
    Given the window is 360 px wide and 360 px high
    When I visit /people/retiredDeacons
    Then the section menu "섬기는 사람들" is open
    And the links of the section menu scroll inside a box of 60 % of the window
    And "은퇴집사" is marked as the current page in the navigation "섬기는 사람들"

  @SHELL-09 @phone
  Scenario: On a phone the longest menu leaves room for the beginning of the page
    Given the window is 360 px wide and 640 px high
    When I visit /people/elders
    Then the section menu "섬기는 사람들" is open
    And the heading "장로" stands in the window
