Feature: Reading the calendar of events
  A month at a time, as six weeks from Sunday; on a phone as a list.

  Rule: The month

    @EVNT-01
    Scenario: A month is six weeks from Sunday
      When I visit the events page
      Then I see the heading "2026년 11월"
      And I see the month "2026년 11월"
      And the days of the week are
        | 일 | 월 | 화 | 수 | 목 | 금 | 토 |
      And the weeks are
        | 1  | 2  | 3      | 4  | 5  | 6  | 7  |
        | 8  | 9  | 10     | 11 | 12 | 13 | 14 |
        | 15 | 16 | 17     | 18 | 19 | 20 | 21 |
        | 22 | 23 | 24     | 25 | 26 | 27 | 28 |
        | 29 | 30 | 12월 1일 | 2  | 3  | 4  | 5  |
        | 6  | 7  | 8      | 9  | 10 | 11 | 12 |
      And I see the day "11월 18일 수요일, 오늘"

    @EVNT-01 @EVNT-02 @REL-22
    Scenario: Previous and next month are read again with the days beside them, over the end of the year too
      Given it is "2026-12-18 10:00"
      When I visit the events page
      Then I see the month "2026년 12월"
      And I see the event "주일예배"
      When I click the button "다음 달"
      Then I see the month "2027년 1월"
      And I see the event "월삭 기도 주간"
      When I click the button "이전 달"
      Then I see the month "2026년 12월"
      And I see the event "주일예배"
      And GET /api/Event/ asked for
        | startDate  | endDate    |
        | 2026-12-01 | 2026-12-31 |
        | 2026-11-29 | 2026-11-30 |
        | 2027-01-01 | 2027-01-09 |
        | 2027-01-01 | 2027-01-31 |
        | 2026-12-27 | 2026-12-31 |
        | 2027-02-01 | 2027-02-06 |
        | 2026-12-01 | 2026-12-31 |
        | 2026-11-29 | 2026-11-30 |
        | 2027-01-01 | 2027-01-09 |

    @EVNT-01
    Scenario: The address holds the month, and the way back leads to the one before
      Given I visit the events page
      When I click the button "다음 달"
      Then I am at /communion/events?month=2026-12
      When I reload
      Then I see the month "2026년 12월"
      When I go back
      Then I see the month "2026년 11월"
      And I am at the events page
      When I go forward
      Then I see the month "2026년 12월"

    @EVNT-01
    Scenario: A broken month in the address opens the present one
      When I visit /communion/events?month=2026-13
      Then I see the month "2026년 11월"
      And I see the event "주일예배"

    @REL-21
    Scenario: Late in the evening it is still today
      Given it is "2026-11-30 23:30"
      When I visit the events page
      Then I see the month "2026년 11월"
      And I see the day "11월 30일 월요일, 오늘"

  Rule: The events

    @EVNT-01 @EVNT-03 @EVNT-04 @REL-22 @browser
    Scenario: Events lie over their days, over the end of the year too, every kind has a colour, a shape and a word, and a button leads back to this month
      When I visit the events page
      Then the event "사랑의 바자회" lies over "7", and over no other event
      And the event "구역장 심방 주간" lies over "9–13, 7–11", and over no other event
      And the event "감사 성경통독 주간" lies over "19–21, 22–24", and over no other event
      And the event "대강절 기도 주간" lies over "29–5", and over no other event
      And the kinds of event are
        | 오전예배 | green  | 주일예배         |
        | 수요예배 | orange | 수요 말씀과 기도 |
        | 일반행사 | blue   | 사랑의 바자회    |
        | 주간행사 | purple | 구역장 심방 주간 |
      When I visit /communion/events?month=2028-02
      Then I see the month "2028년 2월"
      When I click the button "이번 달로"
      Then I see the month "2026년 11월"
      And I am at /communion/events?month=2026-11
      And I do not see the button "이번 달로"
      Given it is "2026-12-18 10:00"
      When I visit the events page
      Then the event "월삭 기도 주간" lies over "30–2, 3", and over no other event
      When I click the button "다음 달"
      Then I see the month "2027년 1월"
      And the event "월삭 기도 주간" lies over "30–2, 3", and over no other event

    @EVNT-03 @EVNT-04
    Scenario: An event tells its name, type, days and host
      Given I visit the events page
      When I click the event "감사 성경통독 주간"
      Then I see the dialog "감사 성경통독 주간"
      And the facts of the event are
        | 종류 | 주간행사 | 날짜 | 2026년 11월 19일 목요일부터 11월 24일 화요일까지, 6일 동안 | 주관 | 교육위원회 |
      When I press "Escape"
      Then I do not see the dialog "감사 성경통독 주간"

    @EVNT-03
    Scenario: More events than find place are a number that opens the whole day
      Given GET /api/Event/ is answered with
        """
        [
          { "id": 1, "name": "모임 1", "start": "2026-11-26", "end": "2026-11-26", "type": "일반행사", "hostedBy": "가" },
          { "id": 2, "name": "모임 2", "start": "2026-11-26", "end": "2026-11-26", "type": "일반행사", "hostedBy": "나" },
          { "id": 3, "name": "모임 3", "start": "2026-11-26", "end": "2026-11-26", "type": "일반행사", "hostedBy": "다" },
          { "id": 4, "name": "모임 4", "start": "2026-11-26", "end": "2026-11-26", "type": "일반행사", "hostedBy": "라" },
          { "id": 5, "name": "모임 5", "start": "2026-11-26", "end": "2026-11-26", "type": "일반행사", "hostedBy": "마" }
        ]
        """
      When I visit the events page
      And I click the button "11월 26일, 행사 2개 더 보기"
      Then I see the dialog "2026년 11월 26일 목요일"
      And I see the heading "모임 1"
      And I see the heading "모임 5"

    @EVNT-01 @EVNT-03 @EVNT-09 @phone @browser
    Scenario: A phone shows the month as a list
      When I visit the events page
      Then I see the heading "추수감사주일 예배"
      And I see "지나간 행사 9개 보기"
      And I see "11월 19일–11월 24일 · 주관 교육위원회"
      And I do not see the heading "사랑의 바자회"
      And nothing is wider than the window
      When I click the button "새가족 환영회"
      Then I see the dialog "새가족 환영회"
      And the button "내 달력에 추가 새가족 환영회" saves "2026-11-28-새가족-환영회.ics" with
        """
        DTSTART;VALUE=DATE:20261128
        """

  Rule: The keyboard

    @EVNT-01
    Scenario: Arrows, Home, End and the page keys lead through the days
      Given I visit the events page
      When I focus the day "11월 18일"
      And I press "ArrowRight"
      Then the day "11월 19일" has the focus
      When I press "Home"
      Then the day "11월 15일" has the focus
      When I press "PageDown"
      Then I see the month "2026년 12월"
      And the day "12월 15일" has the focus
      When I press "ArrowUp"
      Then the day "12월 8일" has the focus

    @EVNT-01
    Scenario: Enter opens the day, Escape comes back to it
      Given I visit the events page
      And I see the event "수요 말씀과 기도"
      When I focus the day "11월 18일"
      And I press "Enter"
      Then I see the dialog "2026년 11월 18일 수요일"
      And I see the heading "수요 말씀과 기도"
      When I press "Escape"
      Then the day "11월 18일" has the focus

  Rule: What goes wrong

    @EVNT-07
    Scenario Outline: A month that <fault> says so itself and in the log, without a toast, and can be asked for again
      Given GET /api/Event/ <fault>
      When I visit the events page
      Then I see "행사를 불러오지 못했습니다."
      And the log says "GET api/Event/: <reason>"
      And no toast is shown
      When GET /api/Event/ works again
      And I click the button "다시 시도"
      Then I see the event "주일예배"
      And I do not see "행사를 불러오지 못했습니다."

      Examples:
        | fault          | reason       |
        | fails          | serverFailed |

    @EVNT-07
    Scenario: A month without events says so
      Given the empty world
      When I visit the events page
      Then I see "이 달에는 등록된 행사가 없습니다."

    @accessibility @browser
    Scenario: A month that is loading stands still for readers who prefer less motion
      Given I prefer less motion
      And GET /api/Event/ hangs
      When I visit the events page
      Then nothing on the page moves without end

    @REL-18 @EVNT-02
    Scenario: The late answer of a month that one has left is not heard
      Given I visit the events page
      And I see the event "주일예배"
      And GET /api/Event/ is held
      When I click the button "다음 달"
      And no further call is held
      And I click the button "다음 달"
      Then I see the month "2027년 1월"
      And I see the event "주일예배"
      When the held calls are answered
      Then I do not see the event "성탄절 예배"
      And GET /api/Event/ was sent 6 times

    @LIST-05
    Scenario Outline: A visitor whose month <fault> sees a message, and starts no refresh
      Given GET /api/Event/ <fault>
      When I visit the events page
      Then I see "행사를 불러오지 못했습니다."
      And GET /api/Event/ was sent in a visitor's name
      And GET /api/Event/ was sent 1 time
      And POST /api/Account/Refresh was sent 0 times

      Examples:
        | fault            |
        | asks for a login |
