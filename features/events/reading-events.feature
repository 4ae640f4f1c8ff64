Feature: Reading the calendar of events
  A month at a time, as six weeks from Sunday; on a phone as a list.

  Rule: The month

    @EVNT-01
    Scenario: A month is six weeks from Sunday
      When I visit the events page
      Then the month is "2026년 11월"
      And the month has 6 week rows, from "11월 1일 일요일" to "12월 12일 토요일"
      And today is "11월 18일 수요일"

    @EVNT-01 @EVNT-02 @REL-22
    Scenario: Previous and next month are read anew, over the end of the year too
      Given it is "2026-12-18 10:00"
      When I visit the events page
      Then the month is "2026년 12월"
      And the month holds events
      When I click the button "다음 달"
      Then the month is "2027년 1월"
      And the month has 6 week rows, from "12월 27일 일요일" to "2월 6일 토요일"
      And the month holds events
      When I click the button "이전 달"
      Then the month is "2026년 12월"
      And the month holds events
      And the church was asked for
        | 2026-12-01 | 2026-12-31 |
        | 2027-01-01 | 2027-01-31 |
        | 2026-12-01 | 2026-12-31 |

    @EVNT-01
    Scenario: From far away a button leads back to this month
      When I visit /communion/events?month=2028-02
      Then the month is "2028년 2월"
      When I click the button "이번 달로"
      Then the month is "2026년 11월"
      And I am at /communion/events?month=2026-11

    @EVNT-02
    Scenario: The address holds the month, and the way back leads to the one before
      Given I visit the events page
      And the month holds events
      When I click the button "다음 달"
      Then I am at /communion/events?month=2026-12
      When I reload
      Then the month is "2026년 12월"
      When I go back
      Then the month is "2026년 11월"
      And I am at the events page
      When I go forward
      Then the month is "2026년 12월"

    @EVNT-02
    Scenario Outline: A broken month in the address opens the present one
      When I visit /communion/events?month=<month>
      Then the month is "2026년 11월"
      And the month holds events

      Examples:
        | month   |
        | 2026-13 |
        | soon    |
        | 99999-1 |

    @REL-21
    Scenario: Late in the evening it is still today
      Given it is "2026-11-30 23:30"
      When I visit the events page
      Then the month is "2026년 11월"
      And today is "11월 30일 월요일"

  Rule: The events

    @EVNT-03
    Scenario: Events lie over their days, and go on over the end of a row
      When I visit the events page
      Then the event "사랑의 바자회" lies over "7"
      And the event "구역장 심방 주간" lies over "9–13"
      And the event "감사 성경통독 주간" lies over "19–21, 22–24"
      And the event "대강절 기도 주간" lies over "29–5"
      And no two events lie over one another

    @EVNT-03 @REL-22
    Scenario: An event over the end of the year stands in both months
      Given it is "2026-12-18 10:00"
      And I visit the events page
      Then the event "월삭 기도 주간" lies over "30–2, 3"
      When I click the button "다음 달"
      Then the month is "2027년 1월"
      And the event "월삭 기도 주간" lies over "30–2, 3"

    @EVNT-04
    Scenario: Every kind has a colour, a shape and a word
      When I visit the events page
      Then the kinds of event are
        | 오전예배 | green  | 주일예배      |
        | 수요예배 | orange | 수요 말씀과 기도 |
        | 일반행사 | blue   | 사랑의 바자회   |
        | 주간행사 | purple | 구역장 심방 주간 |

    @EVNT-03 @EVNT-04
    Scenario: An event tells its name, type, days and host
      Given I visit the events page
      When I open the event "감사 성경통독 주간"
      Then I see the dialog "감사 성경통독 주간"
      And the window tells
        | 종류 | 주간행사                                     |
        | 날짜 | 2026년 11월 19일 목요일부터 11월 24일 화요일까지, 6일 동안 |
        | 주관 | 교육위원회                                    |
      When I press "Escape"
      Then I do not see the dialog "감사 성경통독 주간"

    @EVNT-03
    Scenario: More events than find place are a number that opens the whole day
      Given I am an editor
      And I visit the events page
      And the month holds events
      And 5 more events on "2026-11-26"
      When I reload
      And I click the button "11월 26일, 행사 2개 더 보기"
      Then I see the dialog "2026년 11월 26일 목요일"
      And I see the heading "모임 1"
      And I see the heading "모임 5"

    @EVNT-03
    Scenario: An event is saved for one's own calendar
      Given I visit the events page
      When I open the event "감사 성경통독 주간"
      And I save the event "감사 성경통독 주간"
      Then the file "2026-11-19-감사-성경통독-주간.ics" holds
        """
        BEGIN:VEVENT
        UID:event-54@somang-church-asuncion
        DTSTART;VALUE=DATE:20261119
        DTEND;VALUE=DATE:20261125
        SUMMARY:감사 성경통독 주간
        DESCRIPTION:주간행사 · 주관 교육위원회
        """

    @EVNT-01 @EVNT-03 @phone
    Scenario: A phone shows the month as a list
      When I visit the events page
      Then I see the heading "추수감사주일 예배"
      And I see "지나간 행사 8개 보기"
      And I see "11월 19일–11월 24일 · 주관 교육위원회"
      And I do not see the heading "사랑의 바자회"
      And nothing is wider than the window
      When I click the button "새가족 환영회"
      Then I see the dialog "새가족 환영회"
      And I see the button "내 달력에 추가 새가족 환영회"

    @REL-14
    Scenario: Markup in events is shown as text
      Given the hostile world
      When I visit the events page
      Then I see "<script>window.hacked=true</script>"
      And nothing is wider than the window

  Rule: The keyboard

    @EVNT-01
    Scenario: Arrows, Home, End and the page keys lead through the days
      Given I visit the events page
      And the month holds events
      When I put the keyboard on "11월 18일"
      And I press "ArrowRight"
      Then the keyboard is on "11월 19일"
      When I press "ArrowDown"
      Then the keyboard is on "11월 26일"
      When I press "Home"
      Then the keyboard is on "11월 22일"
      When I press "End"
      Then the keyboard is on "11월 28일"
      When I press "ArrowDown"
      Then the month is "2026년 12월"
      And the keyboard is on "12월 5일"
      When I press "PageUp"
      Then the month is "2026년 11월"
      And the keyboard is on "11월 5일"
      And the Tab key stops once in the month

    @EVNT-01
    Scenario: Enter opens the day, Escape comes back to it
      Given I visit the events page
      And the month holds events
      When I put the keyboard on "11월 18일"
      And I press "Enter"
      Then I see the dialog "2026년 11월 18일 수요일"
      And I see the heading "수요 말씀과 기도"
      When I press "Escape"
      Then the keyboard is on "11월 18일"

  Rule: What goes wrong

    @EVNT-07
    Scenario Outline: A month that <answer> says so itself, without a toast, and can be asked for again
      Given GET /api/Event/ <answer>
      When I visit the events page
      Then I see "행사를 불러오지 못했습니다."
      And no toast is shown
      When GET /api/Event/ works again
      And I click the button "다시 시도"
      Then the month holds events
      And I do not see "행사를 불러오지 못했습니다."

      Examples:
        | answer                    |
        | fails                     |
        | gets no answer            |
        | is answered with nonsense |

    @EVNT-07
    Scenario: A month without events says so
      Given the empty world
      When I visit the events page
      Then I see "이 달에는 등록된 행사가 없습니다."

    @REL-18 @EVNT-02
    Scenario: The late answer of a month that one has left is not heard
      Given I visit the events page
      And the month holds events
      And GET /api/Event/ hangs
      When I click the button "다음 달"
      Then the month is "2026년 12월"
      When GET /api/Event/ works again
      And I click the button "다음 달"
      Then the month is "2027년 1월"
      And the month holds events

    @LIST-05
    Scenario Outline: A visitor who is answered <status> to events starts no refresh
      Given GET /api/Event/ is answered with <status>
      When I visit the events page
      Then I see "행사를 불러오지 못했습니다."
      And GET /api/Event/ was sent 1 time
      And POST /api/Account/Refresh was sent 0 times

      Examples:
        | status |
        | 401    |
        | 403    |
