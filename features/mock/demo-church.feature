@mock @browser
Feature: The church of the demo
  The whole application runs in the browser, with a church of its own and without a server.

  @MOCK-01
  Scenario: The mocked server answers when the network is cut
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    When the network is cut
    And I scroll to announcement 10 of the list
    Then I see 20 announcements
    And nothing was asked of another server

  # The pictures that turn on the home page are the site's own, and are missing while offline.
  @MOCK-01 @HOME-06 @logs-errors
  Scenario: The map needs no internet
    Given I visit the home page
    And I scroll to the part "오시는 길"
    And I see streets at zoom 16
    When the network is cut
    And I press "+" on the map
    Then I see streets at zoom 17

  @MOCK-02
  Scenario: What was written survives a reload, and reaches a second tab
    Given I am an editor
    And I visit the announcements page
    And I click the button "새 공지 쓰기"
    When I fill in
      | 제목   | 성가대 연습            |
      | 내용   | 토요일 저녁에 모입니다. |
      | 작성자 | 찬양부                 |
    And I click the button "등록"
    Then announcement 2 of the list says "성가대 연습"
    When I reload
    Then announcement 2 of the list says "성가대 연습"
    When I open the announcements page in a second tab
    Then announcement 2 of the list says "성가대 연습"

  # As Firefox does: a deletion is sent when its page is left, a move at once, and both outlive their page.
  @MOCK-01 @MOCK-02 @ANNO-03 @DUTY-04
  Scenario: What is done last on a page reaches the church in every browser
    Given my browser lets the calls of pages that are left go past service workers
    And I am an admin
    And I visit the announcements page
    And I click the button "삭제 추수감사주일"
    When I visit the duties page
    And I drag "강태준" onto the place "휴무장로"
    And a toast says "강태준 님을 휴무장로로 옮겼습니다."
    And I reload
    Then the place "휴무장로" says "강태준"
    When I visit the announcements page
    Then announcement 1 of the list says "성탄절 찬양대"

  @MOCK-02 @MOCK-03
  Scenario: What was written is gone after a reset, which is asked about first and keeps the session; another world is entered, and left
    Given I am an editor
    And I visit the announcements page
    And I click the button "새 공지 쓰기"
    And I fill in
      | 제목   | 성가대 연습            |
      | 내용   | 토요일 저녁에 모입니다. |
      | 작성자 | 찬양부                 |
    And I click the button "등록"
    And announcement 2 of the list says "성가대 연습"
    When I click the button of the demo tools
    And I click the demo part "교회 자료"
    And I click the tool "처음 상태로 되돌리기"
    And I click the tool "네, 되돌립니다"
    Then announcement 1 of the list says "추수감사주일"
    And the message of the demo tools says "처음 상태로 되돌렸습니다."
    And I am signed in as editor
    When I click the tool "빈 교회"
    Then I see "아직 올라온 공지사항이 없습니다."
    And I see the marked tool "빈 교회"
    And I am signed in as editor
    When I click the tool "평소의 교회"
    Then I see 10 announcements
    And I see the marked tool "평소의 교회"

  @MOCK-02 @MOCK-03
  Scenario: A reset that is declined changes nothing
    Given I visit the announcements page
    And I click the button of the demo tools
    And I click the demo part "교회 자료"
    And I click the tool "빈 교회"
    And I see "아직 올라온 공지사항이 없습니다."
    When I click the tool "처음 상태로 되돌리기"
    And I click the tool "그대로 둡니다"
    And I reload
    Then I see the marked tool "빈 교회"
    And I see "아직 올라온 공지사항이 없습니다."

  @MOCK-01
  Scenario: Where the demo cannot run, the page says so and what to do
    Given my browser has no service workers
    When I visit the vision page
    Then I see "이 브라우저 창에서는 체험판을 사용할 수 없습니다."
    And I see "일반 창에서 다시 열어 주세요."

  @MOCK-01 @REL-28 @logs-errors
  Scenario Outline: A church whose code <fails> keeps no page from working, and counts as one that cannot be reached
    Given the code of the church <fails>
    When I visit the announcements page before its program comes
    And the program comes
    And 20 seconds pass
    Then I see "서버와 연결되지 않았습니다."
    When I click the link "교회소개" in the navigation "주요 메뉴"
    Then I see the heading "목회철학과 비전"

    Examples:
      | fails             |
      | cannot be fetched |
      | never comes       |
