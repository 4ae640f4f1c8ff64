Feature: Announcements
  What the church tells; Admin and Editor write it.

  Rule: Reading

    @ANNO-01 @LIST-04
    Scenario: An announcement shows title, author and words, and the day on which it was written here
      When I visit the announcements page
      Then announcement 1 of the list says "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And announcement 1 of the list says "2026-11-17 · 예배위원회"
      And announcement 1 of the list says "주일은 추수감사주일로 지킵니다."
      # Half past eleven in the evening in Asunción; by UTC it is half past two of the next day.
      And announcement 6 of the list says "이번 달 구역예배 장소를 확인해 주세요"
      And the day of announcement 6 says just "2026-10-26"

  Rule: Writing

    Background:
      Given I am an editor
      And I visit the announcements page
      And I see 10 announcements
      And I click the button "새 공지 쓰기"

    @ANNO-02
    Scenario: A new announcement goes to the top, below the one that is pinned
      When I write the announcement "성가대 연습"
      And I click the button "등록"
      Then announcement 1 of the list says "고정 · 11월 22일까지"
      And announcement 2 of the list says "성가대 연습"
      And announcement 2 of the list says "토요일 아침에 나눕니다."
      And announcement 2 of the list says "2026-11-18 · 친교부"
      And a toast says "공지사항을 등록했습니다."
      And I see 11 announcements
      And "제목" holds ""
      And POST /api/Announcement carried the fields "author, content, date, title"
      And GET /api/Announcement/59 was sent 1 time
      And GET /api/Announcement was sent 1 time

    @ANNO-02
    Scenario: The toast leads to the new announcement, and its author's name is remembered
      When I write the announcement "성가대 연습"
      And I click the button "등록"
      And I click the button "보기" in the toast
      Then the heading "성가대 연습" has the focus
      When I reload
      And I click the button "새 공지 쓰기"
      Then "작성자" holds "친교부"
      And "제목" holds ""

    @ANNO-02
    Scenario: Title, content and author are required
      When I click the button "등록"
      Then "제목" is wrong: "제목을 입력해 주세요."
      And "내용" is wrong: "내용을 입력해 주세요."
      And "작성자" is wrong: "작성자를 입력해 주세요."
      And the field "제목" has the focus
      And POST /api/Announcement was sent 0 times

    @REL-17 @ANNO-02
    Scenario: A double click and Enter publish once
      Given POST /api/Announcement is held
      When I write the announcement "성가대 연습"
      And I double-click the button "등록"
      And I press "Enter"
      And the held calls are answered
      Then announcement 2 of the list says "성가대 연습"
      And I see 11 announcements
      And POST /api/Announcement was sent 1 time

    @browser @REL-17 @ANNO-02
    Scenario: A form that was refused stands still when it is sent again
      Given POST /api/Announcement fails once
      When I write the announcement "성가대 연습"
      And I click the button "등록"
      And an alert in the page says "공지사항을 등록하지 못했습니다."
      Given POST /api/Announcement is held
      When I click the button "등록" twice on one place
      Then the button "등록하고 있습니다" has the focus
      When the held calls are answered
      Then announcement 2 of the list says "성가대 연습"
      And POST /api/Announcement was sent 2 times

    @LIST-03 @REL-16
    Scenario Outline: An announcement that <fault> shows a message, is logged, and keeps the draft
      Given POST /api/Announcement <fault>
      When I write the announcement "성가대 연습"
      And I click the button "등록"
      Then a toast says "공지사항을 등록하지 못했습니다."
      And I see "쓰신 내용은 그대로 두었습니다."
      And the log says "<log>"
      And "제목" holds "성가대 연습"
      And "내용" holds "토요일 아침에 나눕니다."
      And "작성자" holds "친교부"
      And I see 10 announcements
      And POST /api/Announcement was sent 1 time

      Examples:
        | fault          | log                                 |
        | gets no answer | POST api/Announcement: networkError |

    @phone @ANNO-02 @browser
    Scenario: The form waits behind a button, so that the list comes first, and is there to be written in
      Then the field "제목" has the focus
      And the button "접기" stands beside the heading "새 공지 쓰기"
      When I click the button "접기"
      Then I do not see "내용 지우기"
      When I click the button "새 공지 쓰기"
      And I write the announcement "성가대 연습"
      Then I do not see the button "접기"
      When I click the button "등록"
      Then announcement 2 of the list says "성가대 연습"
      When I click the button "접기"
      Then I do not see "내용 지우기"
      And nothing is wider than the window
