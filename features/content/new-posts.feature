Feature: New since the last visit
  The device knows what it has shown of each list, and does not send it.

  @MINE-07
  Scenario: On the first visit nothing is new
    When I visit the announcements page
    Then I see 10 announcements
    And I do not see "새 글"

  @MINE-07 @EDIT-04
  Scenario: What was written meanwhile is counted, marked, and read once its list is left
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And I visit the my church page
    And the part "지난번 뒤로 새로 올라온 글" says "지난번 뒤로 새로 올라온 글이 없습니다."
    When another user posts the announcement "김장 나눔"
    And I visit the my church page
    Then the part "지난번 뒤로 새로 올라온 글" says "새 글 1개"
    When I visit the announcements page
    Then announcement 2 of the list says "새 글"
    And announcement 2 of the list says "김장 나눔"

  @MINE-07 @REL-08 @browser
  Scenario: What is read in another tab is not new in this one
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And another user posts the announcement "김장 나눔"
    And I visit the my church page
    And the part "지난번 뒤로 새로 올라온 글" says "김장 나눔"
    When I open the announcements page in a second tab
    And I see "새 글"
    And I turn to tab 1
    Then the part "지난번 뒤로 새로 올라온 글" says "지난번 뒤로 새로 올라온 글이 없습니다."

  @MINE-07 @PAGE-01
  Scenario: A new post that is read on its own page is new no more
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And another user posts the announcement "김장 나눔"
    And I visit the my church page
    When I click the link "김장 나눔"
    And I see the button "나누기"
    And I go back
    Then the part "지난번 뒤로 새로 올라온 글" says "지난번 뒤로 새로 올라온 글이 없습니다."

  @MINE-07
  Scenario: What I publish myself is not new to me
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    When I click the button "새 공지 쓰기"
    And I write the announcement "김장 나눔"
    And I click the button "등록"
    Then I see the heading "김장 나눔"
    When I visit the my church page
    Then the part "지난번 뒤로 새로 올라온 글" says "지난번 뒤로 새로 올라온 글이 없습니다."

  @MINE-07 @REL-07
  Scenario: Without a storage the lists are read as ever, and nothing is new
    Given local storage is blocked
    When I visit the announcements page
    Then I see 10 announcements
    And I do not see "새 글"

  @MINE-07 @MINE-01 @REL-15
  Scenario: A list that cannot be read is named alone, and can be tried again
    Given I am a member
    And GET /api/advertisement fails once
    When I visit the my church page
    Then the part "지난번 뒤로 새로 올라온 글" says "확인하지 못한 목록: 광고"
    And the part "다가오는 행사" says "주일"
    When I click the button "다시 시도"
    Then the part "지난번 뒤로 새로 올라온 글" says "지난번 뒤로 새로 올라온 글이 없습니다."

  @MINE-07 @MINE-01
  Scenario: The home page says how much is new, and leads to one's own page
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And another user posts the announcement "김장 나눔"
    When I visit the home page
    Then the part "나의 교회" says "새 글 1개"
    When I click the link "나의 교회 열기"
    Then the part "지난번 뒤로 새로 올라온 글" says "김장 나눔"

  @MINE-07
  Scenario: The open menu numbers the lists with something new
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And another user posts the announcement "김장 나눔"
    And I visit the vision page
    And I am signed in as editor
    When I click the menu button
    And I click the header "교제"
    Then the links of the menu group "교제" are
      | 행사                | /communion/events         |
      | 광고                | /communion/advertisements |
      | 공지사항 1 새 글 1개 | /communion/announcements  |

  @MINE-01
  Scenario: A visitor's home page has no way to a page of one's own
    When I visit the home page
    Then I see "추수감사주일"
    And I do not see the part "나의 교회"
