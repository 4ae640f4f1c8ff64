Feature: Reading the bulletin
  A calendar picks a week; the bulletin of its Sunday is shown page by page.

  Rule: The week

    @BULL-01 @BULL-02 @browser
    Scenario: The page opens on the present week, and any day of another picks its Sunday
      When I visit the bulletin page
      Then I see the heading "2026년 11월 22일 일요일"
      And the days of the chosen week are
        | 16 | 17 | 18 | 19 | 20 | 21 | 22 |
      And the days of the chosen week are highlighted
      And I see the button "11월 18일 수요일, 고르신 주, 오늘"
      And I see the 4 pages of "Sun2026Nov22" in order
      And GET /api/File/bulletin asked for
        | dateFolder   |
        | Sun2026Nov22 |
      When I click the button "11월 9일 월요일"
      Then I am at /sermon/bulletin/2026-11-15
      And I see the heading "2026년 11월 15일 일요일"
      And I see the 4 pages of "Sun2026Nov15" in order
      When I scroll to page 4 of the bulletin
      Then pages of the bulletin are loaded
      When I click the button "10월 31일 토요일"
      Then I am at /sermon/bulletin/2026-11-01
      And I see the heading "2026년 11월 1일 일요일"
      And I see the 4 pages of "Sun2026Nov01" in order

    @BULL-01 @BULL-02
    Scenario: An address that was shared opens its week, and Back leads through the weeks
      Given I visit /sermon/bulletin?date=2026-11-11
      Then I see the heading "2026년 11월 15일 일요일"
      And the days of the chosen week are
        | 9 | 10 | 11 | 12 | 13 | 14 | 15 |
      When I click the link "이전 주 주보"
      Then I am at /sermon/bulletin/2026-11-08
      And I see the heading "2026년 11월 8일 일요일"
      When I click the link "다음 주 주보"
      Then I see the heading "2026년 11월 15일 일요일"
      When I go back
      Then I see the heading "2026년 11월 8일 일요일"
      And I see the 4 pages of "Sun2026Nov08" in order

    @BULL-01
    Scenario: An address with a date that does not exist opens the present week
      When I visit /sermon/bulletin?date=2026-02-30
      Then I see the heading "2026년 11월 22일 일요일"
      And I do not see the link "다음 주 주보"

    @BULL-01
    Scenario: The calendar is walked by the keyboard
      Given I visit the bulletin page
      When I focus the button "11월 22일 일요일"
      And I press "ArrowUp"
      Then the button "11월 15일 일요일" has the focus
      When I press "Home"
      Then the button "11월 9일 월요일" has the focus
      When I press "PageUp"
      Then I see the heading "2026년 10월"
      And the button "10월 9일 금요일" has the focus
      When I press "Enter"
      Then I am at /sermon/bulletin/2026-10-11
      And I see the heading "2026년 10월 11일 일요일"

    @BULL-01
    Scenario: The buttons turn the months and keep the week
      Given I visit the bulletin page
      When I click the button "다음 달"
      Then I see the heading "2026년 12월"
      And I see the heading "2026년 11월 22일 일요일"
      When I click the button "이전 달"
      And I click the button "이전 달"
      Then I see the heading "2026년 10월"
      And GET /api/File/bulletin was sent 1 time

    @REL-22 @BULL-01 @BULL-02
    Scenario: The week over the end of the year
      Given it is "2026-12-30 10:00"
      When I visit the bulletin page
      Then I see the heading "2027년 1월 3일 일요일"
      And GET /api/File/bulletin asked for
        | dateFolder   |
        | Sun2027Jan03 |

  Rule: What is not there

    @BULL-04
    Scenario: A week without a bulletin says so
      Given the empty world
      When I visit the bulletin page
      Then I see "표시할 주보가 없습니다."
      And I see "원하시는 주를 달력에서 선택해 주세요."
      And I do not see a page of the bulletin

    @BULL-04
    Scenario Outline: A bulletin that <fault> empties the list, and can be asked for again
      Given I visit the bulletin page
      And I see 4 pages of the bulletin
      And GET /api/File/bulletin <fault>
      When I click the link "이전 주 주보"
      Then I see "표시할 주보가 없습니다."
      And I see "주보를 불러오지 못했습니다."
      And I do not see a page of the bulletin
      When GET /api/File/bulletin works again
      And I click the button "다시 시도"
      Then I see the 4 pages of "Sun2026Nov15" in order

      Examples:
        | fault          |
        | fails          |

    @BULL-04
    Scenario: Without a line nobody says that there is no bulletin
      Given I visit the bulletin page
      And I see 4 pages of the bulletin
      And GET /api/File/bulletin gets no answer
      When I click the link "이전 주 주보"
      Then I see "주보를 불러오지 못했습니다."
      And I see "서버와 연결되지 않았습니다."
      And I do not see "표시할 주보가 없습니다."
      And I do not see a page of the bulletin

  Rule: A visitor

    @LIST-05
    Scenario: A visitor reads bulletins without a token
      When I visit the bulletin page
      Then I see 4 pages of the bulletin
      And GET /api/File/bulletin was sent in a visitor's name

    @LIST-05
    Scenario Outline: A visitor whose bulletin <fault> sees a message, and starts no refresh
      Given GET /api/File/bulletin <fault>
      When I visit the bulletin page
      Then I see "주보를 불러오지 못했습니다."
      And GET /api/File/bulletin was sent in a visitor's name
      And GET /api/File/bulletin was sent 1 time
      And POST /api/Account/Refresh was sent 0 times

      Examples:
        | fault            |
        | asks for a login |

  Rule: The newest

    @BULL-08
    Scenario: The current bulletin is this week's, or else the latest there is, and says so
      When I visit the current bulletin page
      Then I see the heading "2026년 11월 22일 일요일"
      And I see the 4 pages of "Sun2026Nov22" in order
      And I do not see "아직 올라오지 않아"
      When 14 days pass
      And I visit the current bulletin page
      Then I see "이번 주 주보가 아직 올라오지 않아 가장 가까운 2026년 11월 22일 주보를 보여 드립니다."
      And I see the 4 pages of "Sun2026Nov22" in order

    @BULL-08 @BULL-04
    Scenario: A church without bulletins has no current one
      Given the empty world
      When I visit the current bulletin page
      Then I see "표시할 주보가 없습니다."
      And GET /api/File/bulletin was sent 9 times
      When I click the link "주보 달력 보기"
      Then I am at the bulletin page
