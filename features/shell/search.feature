Feature: One search
  All users find announcements, events, bulletins, sheets, advertisements and pages in one place.

  Rule: Searching

    @FIND-01
    Scenario: Initial consonants find everything of one thing, in groups with counts, each word marked
      Given I visit the search page
      When I fill "찾을 말" with "ㅂㅈㅎ"
      Then I see "‘ㅂㅈㅎ’에 맞는 글과 행사 3건을 찾았습니다."
      And result groups are
        | 공지사항 2건 |
        | 행사 1건     |
      And search results are
        | 사랑의 바자회에 물건과 솜씨를 모읍니다 |
        | 잃어버린 물건을 찾아가세요             |
        | 사랑의 바자회                          |
      And marked words are
        | 바자회 |
        | 바자회 |
        | 바자회 |
        | 바자회 |
      And I am at /search?q=%E3%85%82%E3%85%88%E3%85%8E
      And GET /api/Search was sent 1 time

    @FIND-01
    Scenario: Several words all have to occur, and a result leads to its thing and back
      Given I visit the search page
      When I fill "찾을 말" with "장소 구역예배"
      And I press "Enter" on the field "찾을 말"
      And I click the link "이번 달 구역예배 장소를 확인해 주세요"
      Then the heading "이번 달 구역예배 장소를 확인해 주세요" has the focus
      When I go back
      Then "찾을 말" holds "장소 구역예배"
      And search results are
        | 이번 달 구역예배 장소를 확인해 주세요 |
      And GET /api/Search was sent 1 time
      When I reload
      Then "찾을 말" holds "장소 구역예배"
      And I see "1건을 찾았습니다."

    @FIND-01
    Scenario: Pages and bulletins are found by their names
      Given I visit the search page
      When I fill "찾을 말" with "주보"
      Then the link "이번 주 주보" leads to /sermon/current
      When I fill "찾을 말" with "2026년 11월 15일"
      And I click the link "2026년 11월 15일 주보"
      Then I am at /sermon/bulletin?date=2026-11-15

    @FIND-01
    Scenario: Further results follow those that were there, each once, and are led to
      Given I visit /search?q=%EC%98%88%EB%B0%B0
      And I see "10건 찾았습니다. 더 있습니다."
      When I click the button "더 보기"
      Then I see "20건 찾았습니다. 더 있습니다."
      And I see 23 search results
      And GET /api/Search was sent 2 times

    @FIND-01
    Scenario: Nothing found is said, and leads on
      Given I visit the search page
      When I fill "찾을 말" with "없는말"
      Then I see "맞는 내용이 없습니다."
      And the link "공지사항" in the navigation "목록에서 찾아보기" leads to /communion/announcements
      When I press "Escape"
      Then "찾을 말" holds ""
      And I see "교회 소식과 행사, 주보, 홈페이지의 여러 페이지에서 함께 찾습니다."
      And I am at /search

    @FIND-01 @logs-errors
    Scenario: A failed search says why, keeps the text, and can be tried again
      Given GET /api/Search fails once
      And I visit the search page
      When I fill "찾을 말" with "바자회"
      Then an alert in the page says "찾지 못했습니다."
      And "찾을 말" holds "바자회"
      When I click the button "다시 시도"
      Then result groups are
        | 공지사항 2건 |
        | 행사 1건     |

    @FIND-01
    Scenario: Back and forward go from one search to the other
      Given I visit the search page
      When I fill "찾을 말" with "바자회"
      And I press "Enter" on the field "찾을 말"
      And I see "3건을 찾았습니다."
      And I fill "찾을 말" with "수련회"
      And I press "Enter" on the field "찾을 말"
      And I go back
      Then "찾을 말" holds "바자회"
      And I see the link "사랑의 바자회에 물건과 솜씨를 모읍니다"
      When I go forward
      Then "찾을 말" holds "수련회"
      And I see the link "청년부 여름 수련회 참가 신청을 받습니다"

    @FIND-01 @REL-33 @browser
    Scenario: What is typed into the search before the program comes is kept, and searched
      When I visit the search page before its program comes
      And I fill "찾을 말" with "수련회"
      And I press "Enter" on the field "찾을 말"
      And the program comes
      Then I see "3건을 찾았습니다."
      And "찾을 말" holds "수련회"

    @FIND-01
    Scenario: An editor finds the same as a visitor
      Given I am an editor
      And I visit the search page
      When I fill "찾을 말" with "수련회"
      Then search results are
        | 학생부 겨울 수련회를 위해 기도해 주세요     |
        | 청년부 여름 수련회 참가 신청을 받습니다     |
        | 청년부 여름 수련회                          |

  Rule: The way to it

    @FIND-01
    Scenario: The key / leads to the field from anywhere, and is a letter in a field
      Given I visit the history page
      When I press "/"
      Then the field "찾을 말" has the focus
      And I am at /search
      When I type "1/2"
      Then "찾을 말" holds "1/2"
      When I click the button "로그인" in the top bar
      And I press "Escape"
      And I press "/"
      Then the field "찾을 말" has the focus

    @FIND-01
    Scenario: The top bar leads to the field
      Given I visit the home page
      When I click the link "검색" in the top bar
      Then the field "찾을 말" has the focus
      And the title is "검색 · 아순시온 소망한인교회"

    @FIND-01 @phone @browser
    Scenario: On a phone the bar and the menu lead to the search
      Given I visit the vision page
      Then the link "검색" in the top bar is large enough for a thumb
      And nothing is wider than the window
      When I click the menu button
      And I click the link "검색" in the dialog
      Then the field "찾을 말" has the focus
      And nothing is wider than the window

  Rule: A server that cannot search

    @FIND-02 @known-only
    Scenario: What is recent is searched in the browser, and that is said
      Given the known-only world
      And I visit the search page
      When I fill "찾을 말" with "ㅂㅈㅎ"
      Then I see "지금 서버에는 검색 기능이 없습니다."
      And search results are
        | 사랑의 바자회에 물건과 솜씨를 모읍니다 |
        | 사랑의 바자회                          |
      When I fill "찾을 말" with "수련회"
      Then I see the link "청년부 여름 수련회"
      And GET /api/Search was sent 1 time
