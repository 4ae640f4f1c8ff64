Feature: Publishing events
  Admin and Editor write and delete; no other user sees how.

  Rule: Who may

    @PERM-02
    Scenario Outline: A <who> only reads events
      Given I am a <who>
      When I visit the events page
      And I click the event "사랑의 바자회"
      Then I see the button "내 달력에 추가 사랑의 바자회"
      And I do not see the button "삭제"
      When I press "Escape"
      Then I do not see the button "새 행사 등록"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02
    Scenario Outline: An <who> writes and deletes events
      Given I am an <who>
      When I visit the events page
      And I click the event "사랑의 바자회"
      Then I see the button "삭제 사랑의 바자회"
      When I press "Escape"
      And I click the button "새 행사 등록"
      Then I see the dialog "새 행사 등록"

      Examples:
        | who    |
        | editor |
        | admin  |

    @EVNT-05 @browser
    Scenario: A press before the form's script is there opens the form when it comes
      Given I visit the events page
      And I see the event "주일예배"
      And all scripts that I have not loaded yet are held
      And I am an editor
      When I visit the events page
      And I see the event "주일예배"
      And I click the button "새 행사 등록"
      And the held scripts come
      Then I see the dialog "새 행사 등록"
      And the field "행사 이름" has the focus

    @EVNT-05
    Scenario: An empty day of the calendar opens the form for that day, and a reader the day
      Given I am an editor
      And I visit the events page
      And I see the event "주일예배"
      When I click the day "11월 17일"
      Then I see the dialog "새 행사 등록"
      And "시작하는 날" holds "2026-11-17"
      And "끝나는 날" holds "2026-11-17"
      When I press "Escape"
      And I click the day "11월 18일"
      And I click the button "이 날에 행사 등록"
      Then I see the dialog "새 행사 등록"
      And "시작하는 날" holds "2026-11-18"
      Given I am a member
      When I visit the events page
      And I see the event "주일예배"
      And I click the day "11월 17일"
      Then I see the dialog "2026년 11월 17일 화요일"

  Rule: Writing

    Background:
      Given I am an editor
      And I visit the events page
      And I see the event "주일예배"
      And I click the button "새 행사 등록"

    @EVNT-05
    Scenario: A new event is posted, and the month is read again
      When I choose "일반행사" for "종류"
      And I fill in
        | 행사 이름  | 김장 나눔 준비   |
        | 시작하는 날 | 2026-11-26 |
        | 끝나는 날  | 2026-11-27 |
        | 주관     | 봉사위원회      |
      And I press "Enter"
      Then a toast says "행사를 등록했습니다."
      And I see the event "김장 나눔 준비"
      And I do not see the dialog "새 행사 등록"
      And POST /api/Event carried
        """
        {
          "name": "김장 나눔 준비",
          "start": "2026-11-26",
          "end": "2026-11-27",
          "type": "일반행사",
          "hostedBy": "봉사위원회"
        }
        """
      And GET /api/Event/ was sent 4 times

    @EVNT-05
    Scenario: Escape does not close the form while it is being sent, and its outcome is told
      When I choose "일반행사" for "종류"
      And I fill in
        | 행사 이름  | 김장 나눔 준비   |
        | 시작하는 날 | 2026-11-26 |
        | 끝나는 날  | 2026-11-27 |
        | 주관     | 봉사위원회      |
      And POST /api/Event is held
      And I press "Enter"
      And I press "Escape"
      And I see the dialog "새 행사 등록"
      And the held calls are answered
      Then a toast says "행사를 등록했습니다."
      And I do not see the dialog "새 행사 등록"
      And POST /api/Event was sent 1 time

    @EVNT-05
    Scenario: All five are required
      When I press "Enter"
      Then I see "행사 이름을 입력해 주세요."
      And I see "시작하는 날을 골라 주세요."
      And I see "끝나는 날을 골라 주세요."
      And I see "종류를 골라 주세요."
      And I see "주관을 입력해 주세요."
      And the field "행사 이름" has the focus
      And POST /api/Event was sent 0 times

    @EVNT-05
    Scenario: An end before the start is refused
      When I choose "일반행사" for "종류"
      And I fill in
        | 행사 이름  | 김장 나눔      |
        | 시작하는 날 | 2026-11-27 |
        | 끝나는 날  | 2026-11-26 |
        | 주관     | 봉사위원회      |
      And I press "Enter"
      Then I see "끝나는 날이 시작하는 날보다 빠를 수 없습니다."
      And POST /api/Event was sent 0 times

    @EVNT-05
    Scenario: The end goes with the start until another one is chosen
      When I fill in
        | 시작하는 날 | 2026-11-27 |
      Then "끝나는 날" holds "2026-11-27"
      When I fill in
        | 시작하는 날 | 2026-11-30 |
      Then "끝나는 날" holds "2026-11-30"

    @EVNT-08
    Scenario Outline: A new event that <answer> shows a message, and keeps the draft
      Given POST /api/Event <answer>
      When I choose "일반행사" for "종류"
      And I fill in
        | 행사 이름  | 김장 나눔      |
        | 시작하는 날 | 2026-11-27 |
        | 끝나는 날  | 2026-11-27 |
        | 주관     | 봉사위원회      |
      And I press "Enter"
      Then a toast says "행사를 등록하지 못했습니다."
      And I see "쓰신 내용은 그대로 두었습니다."
      And "행사 이름" holds "김장 나눔"
      And "시작하는 날" holds "2026-11-27"
      And "주관" holds "봉사위원회"
      And POST /api/Event was sent 1 time

      Examples:
        | answer         |
        | gets no answer |

    @REL-17 @EVNT-05
    Scenario: Enter twice publishes an event once
      Given POST /api/Event is held
      When I choose "일반행사" for "종류"
      And I fill in
        | 시작하는 날 | 2026-11-27 |
        | 끝나는 날  | 2026-11-27 |
        | 행사 이름  | 김장 나눔      |
        | 주관     | 봉사위원회      |
      And I press "Enter"
      And I press "Enter"
      And the held calls are answered
      Then I see the event "김장 나눔"
      And POST /api/Event was sent 1 time

  Rule: Deleting on a phone

    @EVNT-06 @phone @browser
    Scenario: After an event is deleted from the list, the focus is on the one beside it
      Given I am an editor
      And I visit the events page
      When I click the button "새가족 환영회"
      And I click the button "삭제 새가족 환영회"
      Then a toast says "행사를 삭제했습니다."
      And the event beside it is in the window

  Rule: Deleting

    Background:
      Given I am an editor
      And I visit the events page
      And I click the event "사랑의 바자회"

    @EVNT-06 @browser
    Scenario: A deleted event leaves at once, and the month is read again
      When I click the button "삭제 사랑의 바자회"
      Then I do not see the event "사랑의 바자회"
      And the event beside it is in the window
      And a toast says "행사를 삭제했습니다."
      And DELETE /api/Event/47 was sent 1 time
      When the toast's time is over
      Then no toast is shown
      And GET /api/Event/ was sent 4 times
      And I do not see the event "사랑의 바자회"

    @EVNT-06 @LIST-06
    Scenario: Undo restores the event
      When I click the button "삭제 사랑의 바자회"
      And I click the button "되돌리기" in the toast
      Then I see the event "사랑의 바자회"
      And a toast says "행사를 되돌렸습니다."
      And DELETE /api/Event/47 was sent 1 time

    @EVNT-06
    Scenario: At a server that cannot restore, a dismissed toast sends the deletion of an event
      Given POST /api/Event/47/restore is missing on this server
      When I click the button "삭제 사랑의 바자회"
      And a toast says "행사를 삭제했습니다."
      And I dismiss every toast
      Then DELETE /api/Event/47 was sent 1 time

    @EVNT-06
    Scenario: Leaving the calendar by a link sends the deletion
      When I click the button "삭제 사랑의 바자회"
      And I click the link "공지사항" in the navigation "교제"
      Then I am at the announcements page
      And DELETE /api/Event/47 was sent 1 time

    @EVNT-06
    Scenario: Leaving the site sends the deletion of an event
      When I click the button "삭제 사랑의 바자회"
      And I reload
      Then I see the event "주일예배"
      And DELETE /api/Event/47 was sent 1 time

    @EVNT-08
    Scenario: A deletion that fails brings the event back
      Given DELETE /api/Event/47 fails
      When I click the button "삭제 사랑의 바자회"
      Then a toast says "행사를 삭제하지 못했습니다."
      And I see the event "사랑의 바자회"
      And DELETE /api/Event/47 was sent 1 time

    @PERM-03 @EVNT-08
    Scenario: What the server refuses is taken back, and the calendar stays usable
      Given the editor has the role "Teacher"
      And my access token has expired
      When I click the button "삭제 사랑의 바자회"
      Then a toast says "행사를 삭제하지 못했습니다. 권한이 없습니다."
      And I see the event "사랑의 바자회"
      And I do not see the button "새 행사 등록"
